const scripts: ReadonlyArray<readonly [string, RegExp]> = [
  ["ja", /[\p{sc=Hira}\p{sc=Kana}]/gu],
  ["ko", /\p{sc=Hang}/gu],
  ["zh", /\p{sc=Han}/gu],
  ["ru", /\p{sc=Cyrl}/gu],
  ["ar", /\p{sc=Arab}/gu],
]

const commonWords: ReadonlyArray<readonly [string, ReadonlySet<string>]> = [
  ["en", new Set("the and of to in is that it for was on are with this we you".split(" "))],
  ["es", new Set("el la los las de que y en un una es por con para no se".split(" "))],
  ["fr", new Set("le la les des et de un une est que dans pour pas nous vous ce".split(" "))],
  ["de", new Set("der die das und ist nicht ein eine zu den mit von wir auf sich es".split(" "))],
  ["pt", new Set("o a os as de que e um uma para com não em é do da se".split(" "))],
]

/** The ISO 639-1 language of a text, from its script or its most common words; null if neither is conclusive. */
export const textLanguage = (text: string): string | null => {
  const sample = text.slice(0, 20_000)
  const letters = sample.match(/\p{L}/gu)?.length ?? 0
  const script = scripts.find(([, letter]) => (sample.match(letter)?.length ?? 0) > letters * 0.15)
  if (script !== undefined) return script[0]
  const words = sample.toLowerCase().match(/\p{L}+/gu) ?? []
  const counts = commonWords.map(([language, common]) => ({
    language,
    hits: words.filter((word) => common.has(word)).length,
  }))
  const best = counts.toSorted((a, b) => b.hits - a.hits)[0]
  return best !== undefined && best.hits > words.length * 0.05 ? best.language : null
}
