/** The web server whose configuration is tested. */
import { existsSync } from 'node:fs';
import { hasProgram } from './programs';

/** True where nginx can start with `deploy/nginx/nginx.conf`, which loads its Brotli module. */
export const hasNginx = () =>
  hasProgram('nginx', '-v') && existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so');
