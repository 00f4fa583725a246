/** The languages that a code block may name. All but the last three are highlighted; `mermaid` is drawn. */
export const languages: readonly string[] = [
  ...'bash sh shell console curl http diff ini toml json yaml yml xml html svg css javascript js jsx typescript ts'.split(
    ' ',
  ),
  ...'tsx markdown md mdx graphql sql c cpp csharp cs go java kotlin php python py ruby rb rust swift'.split(' '),
  ...'text txt mermaid'.split(' '),
];

/** Languages that are not highlighted, and whose names resemble those that are. */
export const plainLanguages: readonly string[] =
  'bat cmd csv d dart ejs f90 fish hcl hs json5 jsonc jsonl jsx less m pl ps ps1 psql r scss tcl tex tf tsv v vb xsl zsh'.split(
    ' ',
  );
