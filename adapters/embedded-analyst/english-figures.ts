const small =
  "two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety"
const large = "hundred|thousand|million|billion"
const number = String.raw`(?:\d[\d.,]*|(?:${small}|${large})(?:[ -](?:and |${small}|${large}|one))*)`

const money = new RegExp(
  String.raw`[$€£¥]\s?\d|\b${number}(?: [a-z-]+){0,3}[ -](?:dollars?|euros?|pounds?|francs?|yen|cents?|bucks|grand)\b`,
  "i",
)
const share = new RegExp(
  String.raw`\d\s?%|\b(?:${number}|one|half a) ?(?:point \w+ )?(?:percent|per cent|percentage points?)\b`,
  "i",
)
const big = new RegExp(String.raw`\b(?:${number}|one|an?) (?:${large})\b|\b\d{1,3}(?:[.,]\d{3})+\b|\b\d{3,}\b`, "i")
const measure = new RegExp(
  String
    .raw`\b${number} (?:\w+ )?(?:kilomet\w+|met(?:er|re)s?|centimet\w+|millimet\w+|miles?|lit(?:er|re)s?|tons?|kilos?|kilograms?|degrees?|hectares?|minutes?|hours?|days?|weeks?|months?|years?|people|patients|passengers|customers|users|children|families|engineers|employees|units|parcels|species)\b`,
  "i",
)
/** The figure that the others add up to. */
const total = new RegExp(
  String
    .raw`\b(?:total|surplus|deficit|altogether|in all|overall|turnover|revenue|profit|end up with|comes? to)\b.*\b${number}\b`,
  "i",
)
export const isTotal = (sentence: string): boolean => total.test(sentence)
const any = new RegExp(String.raw`\b${number}\b`, "i")

/** How much of a figure a sentence holds, from 0 to 1. */
export const englishFigure = (sentence: string): number => {
  if (money.test(sentence) || isTotal(sentence)) return 1
  if (share.test(sentence)) return 0.9
  if (big.test(sentence)) return 0.8
  if (measure.test(sentence)) return 0.6
  return any.test(sentence) ? 0.3 : 0
}
