/** The website generators that are compared. */
import path from 'node:path';
import { buildPeer, fillPeer, installedVersion, installPackages, peerFolder, siteContent, type Peer } from './peer';
import { buildCopy, siteCopy, type BuildCost } from './site-copy';

export interface Generator {
  /** Its name and version, as tables show it. */
  version: string;
  /**
   * Build from nothing a site of this site's content and more.
   * @param name of the copy, which no other build uses
   * @param files texts by path: documents in `content/`, specifications in `openapi/`
   */
  build: (name: string, files: Readonly<Record<string, string>>) => Promise<BuildCost>;
  /** Return the folder of the built site. */
  output: (name: string) => string;
}

export const thisSite: Generator = {
  version: 'This site',
  build: async (name, files) => buildCopy(await siteCopy(name, files)),
  output: (name) => path.resolve('.build/bench', name, 'public'),
};

/** Remove examples without a value: starlight-openapi 0.22 fails on them, and GitHub's API has three. */
function withoutEmptyExamples(specification: string): string {
  const isEmpty = (value: unknown) =>
    typeof value === 'object' && value !== null && 'summary' in value && Object.keys(value).length === 1;
  const drop = (key: string, value: unknown): unknown =>
    key === 'examples' && typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).filter(([, example]) => !isEmpty(example)))
      : value;
  return JSON.stringify(JSON.parse(specification, drop), null, 2);
}

/**
 * Return a peer as a generator. It takes the site's own content from `public/`.
 * @param limitSeconds after which a build is stopped
 */
export async function peerGenerator(peer: Peer, limitSeconds: number): Promise<Generator> {
  installPackages(peer.folder);
  return {
    version: `${peer.name} ${await installedVersion(peer.folder, peer.package)}`,
    async build(_, files) {
      const { documents, specifications } = await siteContent('public');
      for (const [file, text] of Object.entries(files))
        if (file.startsWith('openapi/')) specifications[path.parse(file).name] = withoutEmptyExamples(text);
        else documents[file.replace('content/', '').replace('.mdx', '.md')] = text.replace('.mdx)', '.md)');
      await fillPeer(peer, { documents, specifications });
      return buildPeer(peer, { cold: true, apis: Object.keys(specifications), limitSeconds });
    },
    output: () => path.join(peerFolder(peer.folder), peer.output),
  };
}
