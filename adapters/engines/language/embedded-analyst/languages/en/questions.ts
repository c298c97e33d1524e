import type { LanguageQuestions } from "../language-data.ts"

const spelled =
  "(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion|half|dozen|couple|third|quarter)"
const figure = `(?:\\d[\\d,.]*|(?:an? )?${spelled}(?:[ -](?:and )?(?:an? )?${spelled})*)`
const currency = "(?:euros?|dollars?|pounds?|pence|cents?|francs?|yen|yuan|bucks|grand|per ?cent|percent|%)"
const unit = "(?:seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|decades?|centur(?:y|ies)|terms?)"

export const questions: LanguageQuestions = {
  kinds: [
    ["account", /^(?:please )?(?:(?:can|could) you )?(?:summari[sz]e|describe|list|outline|explain|tell me about)\b/i],
    [
      "duration",
      /^(?:for )?how long\b|^how much (?:time|longer)\b|^(?:for )?how many (?:minutes|hours|days|weeks|months|years)\b/i,
    ],
    [
      "money",
      /^how much (?:money\b|.*\b(?:cost|costs|pay|paid|budget|spend|spent|charge|earn|worth|price|rent|salary|profit|raise|owe|save|fee)\b)|^what(?:'s| is| was| are| will| does| did)\b.*\b(?:price|cost|costs|budget|fee|rent|salary|profit|deposit|turnover)\b/i,
    ],
    [
      "number",
      /^how (?:much|many|old|far|big|large|wide|high|tall|deep|fast|heavy|hot)\b|\bwhat (?:number|percentage|share|proportion|age|size|distance|temperature)\b/i,
    ],
    ["account", /^how (?!(?:do|does|did|can|could|should|is|are|was|were|will|would|has|have|come|often)\b)\w+/i],
    [
      "when",
      /^(?:on |in |at |until |by |since |from )?(?:when\b|(?:what|which) (?:time|date|day|year|month|week)\b)|\bwhat(?: is|'s| was) the (?:[\w-]+ ){0,3}(?:date|deadline)\b/i,
    ],
    [
      "where",
      /^(?:from |to )?where\b|^(?:in |from |to |at )?(?:which|what) (?:city|country|place|town|room|street|building|location)\b/i,
    ],
    ["who", /^(?:with |to |for |by |from |of )?(?:who|whom|whose)\b/i],
    [
      "why",
      /^why\b|^what (?:is|was|were|are|'s) (?:the |her |his |their )?(?:main )?(?:reasons?|cause)\b|^for what reason|^how come\b/i,
    ],
    ["yes-no", /^(?:is|are|was|were|do|does|did|will|would|can|could|should|has|have|had|may|might|must)\b/i],
  ],
  signs: {
    money: new RegExp(
      `[$£€¥]\\s?\\d|\\b${figure} ?(?:thousand |million )?${currency}|\\b(?:free of charge|for free)\\b`,
      "i",
    ),
    number: new RegExp(
      `\\b(?!one\\b(?! (?:hundred|thousand|million|point|and|percent|half|kilo|met|mile)))${figure}\\b|\\b(?:none|nobody|twice|once)\\b`,
      "i",
    ),
    duration: new RegExp(
      `(?:\\b(?:${figure}|few|couple of)|(?<=\\b(?:for|about|within|takes?|took|lasts?|lasted|half|only|just) )an?)(?: and a half| or ${figure}| to ${figure})? (?:more |working |whole |full )?${unit}\\b(?! (?:later|ago))|\\b(?:until|since)\\b|\\ball (?:day|night|week|year)\\b`,
      "i",
    ),
    when: new RegExp(
      `\\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\\b|\\b(?:january|february|march|april|june|july|august|september|october|november|december|christmas|easter|spring|summer|autumn|winter)\\b|\\bin may\\b|\\b(?:1[5-9]|20)\\d\\d\\b|\\b(?:today|tomorrow|yesterday|tonight|noon|midnight|o'clock)\\b|\\b(?:next|this|last|every|end of the) (?:morning|afternoon|evening|week|month|year|quarter|term)\\b|\\b\\d{1,2}(?::\\d\\d| ?[ap]\\.?m\\b)|\\b(?:in|within|after) ${figure} ${unit}|\\b${figure} ${unit} ago\\b|\\b(?:at|half past|quarter to|quarter past) (?:${spelled}|\\d{1,2})\\b`,
      "i",
    ),
    where:
      /\b(?:in|at|from|near|behind|opposite|outside|inside|next to|under|into|to|on) (?:the |my |our |an? )?(?!(?:the|my|our|an?|end|moment|middle|morning|afternoon|evening|time|order|case|fact|general|first|last|next|this|that|it|them|me|you|him|us|be|do|have|get|make|see|\w+day|january|february|march|april|may|june|july|august|september|october|november|december)\b)\p{L}+/iu,
    why:
      /\b(?:because|'cause|since (?:the|we|it|he|she|they|I|you|there)|so that|due to|reasons?|therefore|in order to|that's why|otherwise|thanks to)\b/i,
    "yes-no": /\b(?:yes|yeah|no|nope|not|never|already|still|of course|definitely|correct)\b|n't\b/i,
  },
  saying:
    `say said tell think mention talk discuss suggest propose recommend ask explain describe believe argue state point speak
    view opinion comment conclude meeting discussion according summarize summarise reason group participant member want
    speaker recording transcript conversation lecture interview guest host plan decide agree take introduce introduction
    introduce feel consider attitude thought respond answer`,
  actions:
    /^(?:(?:what|which) (?:are|were) )?(?:(?:list|show me|give me) )?(?:all )?(?:the |our )?(?:action items?|to-?dos?|(?:open )?tasks|next steps|follow-?ups)\W*$|^what (?:needs|has|have) to (?:be done|happen)\b|^who (?:has|needs|is supposed) to do what\b|^who does what\b|^what (?:does|must|should|will|did) (?<who>[\p{L}'’.-]+(?: [\p{L}'’.-]+)?) (?:have to |need to |promise to |agree to )?do(?: next)?\W*$|^what are (?<whose>[\p{L}.-]+)['’]s? (?:action items?|tasks|to-?dos|next steps)\W*$/iu,
  decisions:
    /^what (?:(?:was|were|has been|is) (?:decided|agreed)|(?:have|did) (?:we|they|the \p{L}+) (?:decided?|agreed?))(?: on| to)?(?: (?:about|regarding|for|with|on) (?<about>.+?))?\W*$|^(?:(?:what|which) (?:are|were) )?(?:(?:list|show me) )?(?:all )?(?:the )?decisions(?: (?:were|have been) (?:made|taken))?\W*$/iu,
  overview:
    /^(?:please )?(?:summari[sz]e|sum up)\b.{0,24}$|^(?:please )?(?:give me|write) an? (?:short |brief |quick )?summary\b.{0,24}$|^what(?: is|['’]s| was) (?:this|it|the) ?\p{L}* ?(?:all )?about\W*$|^what (?:was|were|did) (?:we |they )?(?:discuss(?:ed)?|talk(?:ed)? about)\b.{0,20}$|^what (?:are|were) the (?:main|key|most important) (?:points|topics|takeaways|ideas)\b.{0,20}$/iu,
  suggested: {
    actions: "What are the action items?",
    decisions: "What was decided?",
    about: "What was said about “…”?",
  },
}
