/** One page of every kind. */
export const templates = {
  home: '/',
  'markdown-page': '/markdown-page/',
  'docs-index': '/docs/',
  doc: '/docs/sops/tech-team/',
  'api-index': '/docs/api/fcp-api/',
  'api-overview': '/docs/api/fcp-api/flight-crew-portal-api/',
  operation: '/docs/api/fcp-api/get-user-details/',
  model: '/docs/api/fcp-api/models/fbo/',
  'release-list': '/releases/',
  post: '/releases/fcp/1.1/',
  archive: '/releases/archive/',
  'author-list': '/releases/authors/',
  'tag-list': '/releases/tags/',
  tag: '/releases/tags/fcp/',
  search: '/search/',
  'not-found': '/no-such-page/',
} as const;
