/** Names of files, on every system that writers use. Pure. */

/** True for a file that a system or an editor leaves in a folder: the site ignores it. */
export const isLeftBehind = (file: string): boolean =>
  /(^|\/)(\.DS_Store|\._[^/]*|Thumbs\.db|ehthumbs\.db|desktop\.ini|~\$[^/]*|[^/]*~|\.~lock\.[^/]*)$/i.test(file);

/** True for a picture that every browser shows. */
export const isPicture = (file: string): boolean => /\.(png|apng|jpe?g|jfif|webp|avif|gif|svg)$/i.test(file);

/** True for a file that is written as a document. */
export const isDocument = (file: string): boolean => /\.mdx?$/.test(file);

/** Write a path with forward slashes: people on Windows type and paste backslashes. */
export const withSlashes = (path: string): string => path.replaceAll('\\', '/');
