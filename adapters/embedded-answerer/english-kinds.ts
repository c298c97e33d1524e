import {
  advising,
  affirmative,
  aiming,
  cause,
  concluding,
  count,
  defining,
  duration,
  figure,
  frequency,
  manner,
  money,
  naming,
  persons,
  place,
  planning,
  sorts,
  time,
  troubling,
} from "./data/english.ts"
import type { QuestionKind } from "./reader.ts"

const leads =
  /^(?:(?:so|and|but|ok|okay|please|well|hi|hello|hey|also|now)\b,? *|(?:can|could|would) you (?:please )?(?:tell|remind|say|explain)(?: to)?(?: me| us)?,? *|do (?:you|we) know,? *|tell me,? *|i(?:'d| would) like to know,? *|remind me,? *|according to [^,]+, *|in (?:the )?[a-z ]+, (?=wh|how))+/i
const aboutMoney =
  /\b(?:cost|costs|price|prices|money|funds?|funding|budget|salary|pay|paid|pays|profit|capital|sell|sold|spend|spent|charge|charged|fees?|revenue|rent|deposit|earn|earns|save|worth|expensive|loan|tax|donat\w+|rais\w+|owe|owes|invest\w*|fine|discount|refund\w*)\b/i

/** In this order: the first that fits is the kind. */
const kinds: ReadonlyArray<readonly [QuestionKind, RegExp]> = [
  [
    "duration",
    /^(?:for )?how (?:long (?!is the (?!meeting|call|talk|trip|journey|ride|flight|wait|film|visit))|much (?:time|longer))|^(?:for )?how many (?:seconds|minutes|hours|days|weeks|months|years)\b(?! (?:(?:are|is) (?:there )?|do we have |have we got )?left\b)|^what (?:is|was) the duration/,
  ],
  ["number", /^how long\b/],
  ["frequency", /^how (?:often|frequently|regularly)/],
  [
    "number",
    /^how (?:many|old|far|big|large|wide|high|tall|deep|fast|heavy|hot|cold|warm|thick|small|late|strong)\b|^(?:at|until|by|to) what (?:age|number|percentage|rate|temperature|speed)|\bwhat (?:number|percentage|percent|share|proportion|fraction|age|limit|temperature|speed|size|distance|weight|height|depth|length|rate)\b/,
  ],
  [
    "when",
    /^(?:on |in |at |until |by |since |from |before |after )?(?:when\b|(?:what|which) (?:time|date|day|year|month|week|weekday|season|century|decade|evening|morning)s?(?! (?:[a-z]+s|[a-z]+ing) (?:is|are|was|were|do|does|did|has|have|will|can)\b)\b)|\bwhat (?:is|was|'s) the (?:[\w-]+ ){0,3}(?:date|deadline)\b|\bwhat (?:is|was|'s) the (?:(?:exact|final|new|next) )*(?:time|day)\b|^(?:until|by|since) when\b/,
  ],
  [
    "where",
    /^(?:from |to )?where\b|^(?:in |from |to |at |on )?(?:which|what) (?:city|country|place|town|room|village|street|area|region|island|building|floor|location|part of|school|university|hospital)\b/,
  ],
  [
    "who",
    /^(?:with |to |for |by |from |of |at )?(?:who|whom|whose)\b|^(?:which|what) (?:person|speaker|people|woman|man|colleague|candidate|author|scientist|company|team|department)\b/,
  ],
  [
    "why",
    /^why\b|^what (?:is|was|were|are|'s) (?:the |her |his |their )?(?:main |two |three )?(?:reasons?|cause|explanation)\b|^for what reason|^what (?:caused|causes|made|makes|led|leads)\b|^how come\b/,
  ],
  [
    "name",
    /\bwhat(?:'s| is| was| are| were)? (?:the )?(?:[\w' -]+ )?(?:names?|title|called|nicknames?)\b|^what .*\b(?:called|named)\b/,
  ],
  [
    "definition",
    /^what (?:does|do|did) [^?]+ (?:mean|stand for|refer to|consist of)\b|^what(?:'s| is| are| was| were) (?:meant by|the (?:meaning|definition|difference)\b)|^what(?:'s| is| are) (?:an? |the )?(?!\w+(?:ed|ing)\b)[\w'-]+(?: [\w'-]+)?\?*$|^what (?:was|were) an? [\w' -]+\?*$/,
  ],
  [
    "aim",
    /^what(?:'s| is| was| are| were) (?:the |their |her |his |our )?(?:main |overall |primary |real |first )*(?:aims?|goals?|purpose|objectives?|point|idea|mission|target|plan|task)\b|^what .*\b(?:trying to|hop\w+ to|aiming)\b/,
  ],
  [
    "outcome",
    /^(?:what|which)\b.*\b(?:decid\w*|decision|agree\w*|results?|outcome|conclusion|conclude\w*|find|found|learn\w*|discover\w*|happen(?:s|ed)?|solution|choose|chose|pick|lesson)\b/,
  ],
  [
    "trouble",
    /^(?:what|which)\b.*\b(?:problems?|issues?|wrong|risks?|worr\w+|concerns?|difficult\w*|challenges?|complain\w*|afraid|trouble|drawbacks?|disadvantages?|downsides?|obstacles?|mistakes?|fears?|hardest)\b/,
  ],
  ["advice", /^(?:what|which)\b.*\b(?:advice|advise|recommend\w*|suggest\w*|should|tips?|propos\w+)\b/],
  [
    "plan",
    /^(?:what|which)\b.*\b(?:next|will|going to|plans?|planned|have to|need to|must|supposed to|homework|to-?do|action)\b/,
  ],
  ["how", /^(?:in what way|how)\b/],
  [
    "yes-no",
    /^(?:is|are|was|were|do|does|did|will|would|can|could|should|has|have|had|may|might|must|isn't|aren't|didn't|doesn't|won't|wasn't|am)\b/,
  ],
]

export const englishKind = (question: string): QuestionKind => {
  const plain = question.toLowerCase().replace(leads, "").replaceAll("’", "'").trim()
    .replace(/^(how \w+)'s\b/, "$1 is")
  if (/^how much\b/.test(plain)) return aboutMoney.test(plain) || wanting.test(plain) ? "money" : "number"
  if (/^(?:at |for )?(?:what|which)\b/.test(plain) && (moneyAsked.test(plain) || charging.test(plain))) return "money"
  return kinds.find(([, pattern]) => pattern.test(plain))?.[0] ?? "what"
}

/** "How much did he want?", but not "How much sugar …". */
const wanting = /^how much (?:did|does|do|will|would)\b.*\b(?:want|ask|offer|bid|quote)(?: for)?\??$/
const charging =
  /^what (?:(?:did|does|do|will|would)\b.*\b(?:charge|cost|pay|earn|owe)(?: (?:you|us|me|them|for|a|per) ?.*)?|(?:did|do|does) (?:they|he|she) want for (?:it|that|them))\??$/
const moneyAsked =
  /\b(?:salary|selling price|price|prices|cost|costs|budget|profit|fee|rent|revenue|sell for|deposit|turnover|wage)\b/

export const englishSign = (kind: QuestionKind, question: string): RegExp | null => {
  const plain = question.toLowerCase()
  const limit = limits.find(([asked]) => asked.test(plain))
  if (limit !== undefined) return limit[1]
  if (kind === "when" && !ending.test(plain)) return beginning
  const counted = kind === "number" ? /\bhow many (?:\w+ )??(?!more |other )(\w+)/.exec(plain)?.[1] : undefined
  if (counted !== undefined && !measure.test(counted)) return countOfThings
  const sort = sortable.has(kind) && asksForSort.test(plain) ? sorts.find(([asked]) => asked.test(plain)) : undefined
  return sort?.[1] ?? signs[kind] ?? null
}

const ending = /\b(?:end|close|stop|finish|over|last|expire|stay|leave|open|go|have to|need to|must|should|can)\w*\b/
/** "The hall is closed until August" does not say when the concert is. */
const beginning = new RegExp(`(?<!\\b(?:until|till) (?:the |about |around )?)(?!until|till)(?:${time.source})`, "i")
const measure =
  /^(?:euros?|dollars?|pounds?|pence|cents?|percent|seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|times|met(?:re|er)s?|kilomet(?:re|er)s?|miles?|kilos?|degrees?)$/
/** "Forty pounds" does not say how many people are coming. */
const countOfThings = new RegExp(
  `(?:${
    count.source.replace(
      figure,
      `(?<![$£€¥]|[$£€¥]?\\d[\\d,.]*)${figure}(?![\\d,.]*\\d|[ -](?:and )?(?:a )?${figure}| ?(?:euros?|dollars?|pounds?|pence|cents?|per ?cent|%|seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|o'clock|[ap]\\.?m\\b))`,
    )
  })`,
  "i",
)

const asksForSort = /^(?:\w+ )?(?:what|which)\b/
const sortable: ReadonlySet<QuestionKind> = new Set(["what", "definition", "number", "name"])

const signs: Readonly<Partial<Record<QuestionKind, RegExp>>> = {
  who: persons,
  when: time,
  where: place,
  why: cause,
  how: manner,
  duration,
  frequency,
  money,
  number: count,
  definition: defining,
  name: naming,
  aim: aiming,
  outcome: concluding,
  trouble: troubling,
  advice: advising,
  plan: planning,
  "yes-no": affirmative,
}

/** How far something goes on, or since when. */
const limits: ReadonlyArray<readonly [RegExp, RegExp]> = [
  [
    /^(?:until|till|up to) (?:when|what|which)\b|\b(?:until|till) when\b/,
    new RegExp(
      `\\b(?:until|till|up to|through to|over by|us to) (?:about |around )?(?:${figure}|noon|midnight|quarter|half|[a-z]+day|\\d)`,
      "i",
    ),
  ],
  // "If it hurts, call an ambulance" says when to call one.
  [
    /^when (?:should|must|can|may|do|does|would)\b/,
    new RegExp(
      `${time.source}|^(?:and |but )?(?:if|in case|whenever|as soon as)\\b|, (?:if|whenever|as soon as)\\b`,
      "im",
    ),
  ],
  [/^since (?:when|what|which)\b|\bsince when\b/, /\b(?:since|from|ago|started|began)\b/i],
]
