import { STATUS_CODES } from 'node:http';

/** Names that RFC 9110 changed, and names of classes. */
const names: Partial<Record<string, string>> = {
  '413': 'Content Too Large',
  '422': 'Unprocessable Content',
  '1XX': 'Informational',
  '2XX': 'Success',
  '3XX': 'Redirection',
  '4XX': 'Client error',
  '5XX': 'Server error',
  default: 'Any other status',
};

/** Look up HTTP's name for a status (RFC 9110 and its extensions); empty for an unknown one. */
export function statusText(status: string): string {
  return names[status] ?? STATUS_CODES[status] ?? '';
}
