const names = (text: string): ReadonlyArray<string> => text.split(" ")

const ones = names("one two three four five six seven eight nine")
const teens = names("ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen")
const tens = names("twenty thirty forty fifty sixty seventy eighty ninety")
const firsts = names("first second third fourth fifth sixth seventh eighth ninth")
const tenths = names(
  "tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth",
)
const twentieths = names("twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth")
const decades = names("twenties thirties forties fifties sixties seventies eighties nineties")

const numbered = (words: ReadonlyArray<string>, from: number, step = 1) =>
  words.map((word, at) => [word, from + at * step] as const)

/** 1 to 9. */
export const digitOf: ReadonlyMap<string, number> = new Map(numbered(ones, 1))
/** 10 to 19. */
export const teenOf: ReadonlyMap<string, number> = new Map(numbered(teens, 10))
/** 20, 30 … 90. */
export const tensOf: ReadonlyMap<string, number> = new Map(numbered(tens, 20, 10))
/** "twenties" to "nineties". */
export const decadeOf: ReadonlyMap<string, number> = new Map(numbered(decades, 20, 10))
/** "twenty-one" to "ninety-nine", as some engines write them. */
export const hyphenatedOf: ReadonlyMap<string, number> = new Map(
  numbered(tens, 20, 10).flatMap(([ten, value]) =>
    numbered(ones, 1).map(([one, digit]) => [`${ten}-${one}`, value + digit] as const)
  ),
)

/** First to ninth. */
export const smallOrdinalOf: ReadonlyMap<string, number> = new Map(numbered(firsts, 1))
/** Tenth to nineteenth, twentieth, thirtieth … ninetieth, and hyphenated ones such as "twenty-first". */
export const largeOrdinalOf: ReadonlyMap<string, number> = new Map([
  ...numbered(tenths, 10),
  ...numbered(twentieths, 20, 10),
  ...numbered(tens, 20, 10).flatMap(([ten, value]) =>
    numbered(firsts, 1).map(([first, digit]) => [`${ten}-${first}`, value + digit] as const)
  ),
])

export const scaleOf: ReadonlyMap<string, number> = new Map([["thousand", 1e3], ["million", 1e6], ["billion", 1e9]])

export const months: ReadonlySet<string> = new Set(
  names("january february march april may june july august september october november december"),
)
