/** What stands between a sentence and the next: nothing in Chinese and Japanese. */
export const gapAfter = (sentence: string): string =>
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\u3000-\u303F\uFF01-\uFF60]$/u.test(sentence) ? "" : " "
