/** List a release's packages as a CycloneDX bill of materials: https://cyclonedx.org/docs/1.6/json. Pure. */

/** The part of package-lock.json that counts here. */
export interface Lock {
  name: string;
  version: string;
  packages: Record<string, LockedPackage>;
}

interface LockedPackage {
  version?: string;
  /** The package's own name, if the path has an alias. */
  name?: string;
  /** Subresource Integrity: an algorithm and a digest in base64. */
  integrity?: string;
  license?: string;
  dev?: boolean;
}

const algorithms: Record<string, string> = { sha1: 'SHA-1', sha256: 'SHA-256', sha512: 'SHA-512' };

/** https://github.com/package-url/purl-spec: the scope's `@` is encoded, its slash is not. */
const packageUrl = (name: string, version: string) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

function licenses(license: string | undefined) {
  if (license === undefined) return undefined;
  if (/ (OR|AND|WITH) /.test(license)) return [{ expression: license }];
  return [{ license: /^[\w.+-]+$/.test(license) ? { id: license } : { name: license } }];
}

function component(path: string, { name, version = '', integrity = '', license }: LockedPackage) {
  const real = name ?? path.replace(/^.*node_modules\//, '');
  const [algorithm = '', digest = ''] = integrity.split(/-(.*)/);
  const alg = algorithms[algorithm];
  return {
    type: 'library',
    'bom-ref': packageUrl(real, version),
    name: real,
    version,
    purl: packageUrl(real, version),
    ...(alg && { hashes: [{ alg, content: Buffer.from(digest, 'base64').toString('hex') }] }),
    ...(license && { licenses: licenses(license) }),
  };
}

/**
 * List every package that the build may load, each version once, without development packages. It holds no time, so that releases
 * of the same commit have the same list.
 * @param commit undefined if the sources differ from every commit
 */
export function billOfMaterials({ name, version, packages }: Lock, commit?: string) {
  const components = Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && !dev)
    .map(([path, locked]) => component(path, locked));
  const unique = new Map(components.map((one) => [one.purl, one]));
  const { license } = packages[''] ?? {};
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': `${name}@${version}`,
        name,
        version,
        ...(license && { licenses: licenses(license) }),
        ...(commit && { pedigree: { commits: [{ uid: commit }] } }),
      },
    },
    components: [...unique.values()].sort((a, b) => (a.purl < b.purl ? -1 : 1)),
  };
}
