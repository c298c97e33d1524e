import { numbersIn } from "#domain/analysis/evidence/numbers.ts"
import { assert, describe, it } from "@effect/vitest"

const read = (text: string, language: string): ReadonlyArray<number | string> =>
  numbersIn(text, language).map(({ value, unit }) => unit === null ? value : `${value} ${unit}`)

describe("the numbers of a text", () => {
  it.each([
    ["en", "nine thousand euros, 9,000 euros, €9,000 and 9k euros", ["9000 EUR", "9000 EUR", "9000 EUR", "9000 EUR"]],
    ["en", "nine nine nine euros since twenty twenty", ["999 EUR", 2020]],
    ["en", "two hundred and five thousand; 2.5 percent or two point five per cent", [
      205_000,
      "2.5 percent",
      "2.5 percent",
    ]],
    ["en", "at three thirty, 3:30, on the twenty-first, the 21st", [330, 330, 21, 21]],
    ["en", "fifteen hundred; nineteen eighty-four; half a dozen; 1,234.5", [1500, 1984, 0.5, 12, 1234.5]],
    ["de", "neuntausend Euro, 9.000 Euro, eine Million, 3 Mio. Euro", ["9000 EUR", "9000 EUR", 1e6, 3e6]],
    ["de", "einundzwanzig, zweihundertfünfundzwanzigtausend, 2,5 Prozent, zwei Wochen", [
      21,
      225_000,
      "2.5 percent",
      "2 week",
    ]],
    ["fr", "quatre-vingt-dix-sept mille euros, soixante et onze, 9 000 euros", ["97000 EUR", 71, "9000 EUR"]],
    ["es", "treinta y cinco mil euros, dos mil millones, 9.000,50, veintidós", ["35000 EUR", 2e9, 9000.5, 22]],
    ["pt", "trinta e cinco mil euros, cento e vinte e três, 20 por cento", ["35000 EUR", 123, "20 percent"]],
    ["zh", "九千万元，9,000元，3万5千，百分之二十，二零二六年", [9e7, 9000, 35_000, "20 percent", "2026 year"]],
    ["ja", "三日後に九千円、1.5億円、二十五パーセント", ["3 day", "9000 JPY", "150000000 JPY", "25 percent"]],
    ["ko", "구천 유로, 삼십만 원, 3만 원, 20퍼센트", ["9000 EUR", "300000 KRW", "30000 KRW", 20]],
  ])("in %s: %s", (language, text, expected) => assert.deepStrictEqual(read(text, language), expected))
})
