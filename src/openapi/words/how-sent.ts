/** Describe the serialisation of lists and objects in parameters, headers and form fields. Pure. */
import type { Api, Encoding, Header, MediaType, ParameterLocation } from '../model/model';
import { viewSchema } from '../schema/view';
import type { Words } from './words';

type Sent = Pick<Header, 'style' | 'explode'>;

const styles: Partial<Record<Header['style'], Words>> = {
  deepObject: ['Sent as ', { code: 'name[field]=value' }, '.'],
  spaceDelimited: ['Values are separated by spaces.'],
  pipeDelimited: ['Values are separated by ', { code: '|' }, '.'],
  matrix: ['Sent as ', { code: ';name=value' }, '.'],
  label: ['Sent with a dot before it.'],
};

/** Describe how a list or an object is sent, as sentences; empty for the usual way (OpenAPI 3.1, 4.8.12.3). */
export function howSent(
  api: Api,
  {
    in: location,
    style,
    explode,
    content,
    schema,
  }: Sent & Pick<Header, 'content' | 'schema'> & { in?: ParameterLocation },
): Words {
  if (location === 'querystring') return [`The whole query string, as ${content?.mediaType ?? 'text'}.`];
  if (content) return [`Sent as ${content.mediaType} text.`];
  const { types = [] } = viewSchema(api, schema);
  if (!types.includes('array') && !types.includes('object')) return [];
  if (style === 'form') {
    if (types.includes('array')) return [explode ? 'Repeat it for each value.' : 'Values are separated by commas.'];
    return explode ? ['Each field is sent as a parameter of its own.'] : [];
  }
  return styles[style] ?? [];
}

/**
 * Return the style of a form's property; null where its content type decides. Styles apply to urlencoded forms and, from
 * OpenAPI 3.1 on, to `multipart/form-data`; a given style overrides the content type (OpenAPI 3.1, 4.8.15.1).
 */
export function formStyle(
  api: Api,
  { mediaType }: MediaType,
  { style, explode, allowReserved }: Encoding,
): Sent | null {
  const forms = api.openapi.startsWith('3.0') ? /^application\/x-www-form-urlencoded\b/i : formTypes;
  if (!forms.test(mediaType) || (style === null && explode === null && !allowReserved)) return null;
  return { style: style ?? 'form', explode: explode ?? (style ?? 'form') === 'form' };
}

const formTypes = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

/** Describe the encoding of each property of a form, as sentences. */
export function encodingWords(api: Api, media: MediaType): Words[] {
  const properties = media.schema ? (viewSchema(api, media.schema).properties ?? []) : [];
  return media.encoding.flatMap((encoding): Words[] => {
    const { property, headers } = encoding;
    const style = formStyle(api, media, encoding);
    const schema = properties.find(({ name }) => name === property)?.schema ?? {};
    const sent = style ? howSent(api, { ...style, content: null, schema }) : [];
    const contentType = style ? null : encoding.contentType;
    if (contentType === null && headers.length === 0)
      return sent.length > 0 ? [[{ code: property }, ': ', ...sent]] : [];
    return [
      [
        { code: property },
        ` is sent${contentType === null ? '' : ` as ${contentType}`}${headers.length > 0 ? ' with the headers ' : ''}`,
        ...headers.flatMap(({ name }, at) => [at > 0 ? ', ' : '', { code: name }]),
        '.',
        ...(sent.length > 0 ? [' ', ...sent] : []),
      ],
    ];
  });
}
