const amounts = new Intl.NumberFormat('en');

/** Write an amount with its noun: "1 page", "2,000 pages". */
export function count(amount: number, word: string): string {
  return `${amounts.format(amount)} ${word}${amount === 1 ? '' : 's'}`;
}
