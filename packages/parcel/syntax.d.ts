/** Explain an error of esbuild with its line and a fix. @returns undefined for another error */
export function explainSyntax(error: unknown, read?: (file: string) => string): string | undefined;
