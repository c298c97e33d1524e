import { sentencesOf } from "#adapters/intl/sentences.ts"
import type { PassageIndex, Unit } from "./passage-index.ts"

/** A question and the unit that should answer it. */
export interface Candidate {
  readonly question: string
  readonly unit: number
  readonly worth: number
  /** Suggestions are of different sorts. */
  readonly kind: string
}

const [shortest, longest] = [12, 90]

/** Questions that a unit asks or could answer. */
export const candidatesOf = (unit: Unit, index: PassageIndex): ReadonlyArray<Candidate> => {
  if (unit.isChatter) return []
  const sentences = sentencesOf(unit.text, index.reader.code).map((text) => text.trim())
  return sentences.flatMap((text): ReadonlyArray<Candidate> => {
    if (index.reader.isQuestion(text)) return asked(text, unit, index)
    return index.reader.code === "en" ? made(text, unit, index) : []
  })
}

const pointing =
  /\b(?:it|that|this|these|those|they|them|he|she|him|her|his|hers|their|you|your|yours|we|our|us|me|my|mine|I|one|ones|there|here|so far|so|also|too|then|again|else|anybody|anyone|somebody|everybody|everyone)\b/i

/** "And where?" */
const goingOn =
  /^(¿?)(?:(?:so|and|but|now|well|okay|ok|right|then|um|uh|oh|und|aber|et|mais|alors|y|e|pero|mas|entonces|então)(?!\p{L})[, ]*|那(?!个|些|里|儿|么))+/iu

/** A question from the transcript that stands on its own; the reply to it is the answer. */
const asked = (text: string, unit: Unit, index: PassageIndex): ReadonlyArray<Candidate> => {
  const question = index.reader.fluent(text).replace(goingOn, "$1")
  const isAlone = index.reader.code !== "en"
    ? question === text || index.reader.kindOf(question) !== "what"
    : (!pointing.test(question) && /^(?:what|who|when|where|why|how|which)\b/i.test(question) && !/,/.test(question))
  const useful =
    index.reader.read(question).filter(({ isStop, word }) => !isStop && !/^\p{sc=Latin}{1,3}$/u.test(word)).length
  return isAlone && useful >= 2 && question.length >= shortest && question.length <= longest
    ? [{
      question: capital(question),
      unit: unit.index + 1,
      worth: 0.4,
      kind: `asked ${index.reader.kindOf(question)}`,
    }]
    : []
}

const thing =
  "(?<!\\b(?:at|of|for|in|on|to|by|from|with|about|under|behind|near) )((?:the|our) (?!(?:first|last|next|other|same|only|whole|total|rest|second|third|one|ones|end|question|thing|way|man|woman|lady|guy|best|problem is)\\b)[a-z]+(?:[ -](?!(?:is|was|are|were|will|would|has|have|that|which|who|and|or|to|for|in|on|at|by|from|not|also|of)\\b)[a-z]+){0,2})"
const figure =
  "(?:\\d|about|around|up to|between|a |an |one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thir|four|fif|six|seven|eigh|nine|twen|for|hundred|half|only|almost|nearly|over|more|less)"
const day = "(?:on|by|at|in|until|the|next|this|tomorrow|today|tonight|from|before)"

type Make = (found: RegExpExecArray) => string

const patterns: ReadonlyArray<readonly [kind: string, pattern: RegExp, make: Make]> = [
  [
    "money",
    new RegExp(`\\b${thing} (?:will cost|would cost|costs) (?:us )?${figure}`, "i"),
    ([, what]) => `How much does ${what} cost?`,
  ],
  [
    "money",
    new RegExp(
      `\\b${thing} (?:is|was|are) (?:about |around |only |up to )?(?:[\\w,.-]+ ){1,6}(?:euros|dollars|pounds)\\b`,
      "i",
    ),
    ([, what]) => priced.test(what ?? "") ? `How much is ${what}?` : "",
  ],
  ["when", new RegExp(`\\b${thing} (?:is|are) due ${day}`, "i"), ([, what]) => `When is ${what} due?`],
  [
    "when",
    new RegExp(
      `\\b${thing} (starts|begins|opens|closes|ends|launches|takes place|leaves|arrives) (?:again )?${day}`,
      "i",
    ),
    ([, what, verb]) => `When does ${what} ${base(verb)}?`,
  ],
  [
    "when",
    new RegExp(
      `\\b${thing} (?:is|will be|takes place) (?:on|at) (?:the |about )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|[a-z]+(?:th|first|second|third) of|\\d|half past|ten|nine|eight|seven|six|five|four|three|two|noon)`,
      "i",
    ),
    ([, what]) => `When is ${what}?`,
  ],
  [
    "definition",
    /^(?:so,? |and |now,? |well,? )?(?:an? |the )?([A-Z]?[a-z]{4,}(?: [a-z]{4,})?) (?:means that|means|refers to) /,
    ([, what]) => `What does ${(what ?? "").toLowerCase()} mean?`,
  ],
  [
    "definition",
    /^(?:so,? |and |now,? |well,? )?((?:an?) [a-z]{4,}) is (?:an? |the |half |any )/i,
    ([, what]) => `What is ${(what ?? "").toLowerCase()}?`,
  ],
  ["name", /\b(?:is|are|was) called (?:the |an? )?([a-z]{4,})(?=[.,;:])/, ([, what]) => `What is the ${what}?`],
  [
    "size",
    new RegExp(
      `\\b((?:the|our) (?!whole|thing|one|first|only|second|third)(?:[A-Z]?[a-z]+ ){1,3})(?:is|was) ${figure}[^.,]* (long|wide|high|deep|thick|tall|old)\\b`,
      "i",
    ),
    ([, what, how]) => `How ${how} is ${(what ?? "").trim()}?`,
  ],
  [
    "aim",
    /\b(?:the|our) (main )?(goal|aim|purpose|target|objective|lesson|deadline|budget|biggest problem|biggest risk|main problem|biggest change)(?: (?:of|for) [a-z ]{3,25})? (?:is|was)\b/i,
    ([all, main, what]) =>
      `What is the ${main ?? ""}${(what ?? "").toLowerCase()}${
        / (?:of|for) [a-z ]{3,25}(?= (?:is|was)\b)/i.exec(all)?.[0] ?? ""
      }?`,
  ],
  [
    "number",
    /\bthere (are|were) (?:usually |about |around |only |roughly )?(?:[a-z-]+|\d+)(?: (?:hundred|thousand|million))?(?: and [a-z-]+)? ((?!(?:of|more|people|things|kinds|parts|reasons|ways|points|sides|questions|problems|issues|cases|lots)\b)(?:[a-z]{3,} )?[a-z]{3,}s)\b/i,
    ([, are, what]) => `How many ${what} ${are} there?`,
  ],
  [
    "who",
    /\b(?:[A-Z][a-z]+ )+(?:will|is going to) ((?:lead|run|visit|join|host|chair|present|lead|organi[sz]e|write|send|check|test|call|open|close|build|manage) the [a-z]+(?: (?!(?:and|to|on|by|for|in|at|this|next|when|because|with|tomorrow|today)\b)[a-z]+)?)/,
    ([, does]) => `Who will ${does}?`,
  ],
  [
    "duration",
    new RegExp(
      `\\b((?:an? |the |our )(?:[a-z]+ ){1,2})(lasts?|takes?) (?:about |around |only |usually |up to )?${figure}.*?\\b(?:minutes|hours|days|weeks|months|years)\\b`,
      "i",
    ),
    ([, what, verb]) => `How long does ${(what ?? "").trim()} ${base(verb)}?`,
  ],
  ["definition", /\b([A-Z][A-Z]{1,5}) stands for /, ([, what]) => `What does ${what} stand for?`],
  [
    "who",
    new RegExp(
      `\\b${thing} (?:is|was|were) (invented|discovered|founded|built|written|designed|begun|developed|started|painted|bought|run|led) (?:in \\w+ )?by [A-Z]`,
    ),
    ([, what, done]) => `Who ${pasts[done ?? ""] ?? done} ${what}?`,
  ],
  [
    "decision",
    /\b(?:we(?:'ve| have)? (?:decided|agreed)|it's decided|the decision is|we're going with)\b/i,
    () => "What was decided?",
  ],
]

const pasts: Readonly<Record<string, string>> = { written: "wrote", begun: "began", run: "runs" }

const priced = /\b(?:rent|price|budget|deposit|fee|salary|cost|profit|excess|income|revenue|turnover)\b/i

/** Questions about facts that a sentence states in a form that can be turned into a question. */
const made = (text: string, unit: Unit, index: PassageIndex): ReadonlyArray<Candidate> => {
  if (/\b(?:if|maybe|perhaps|not|n't)\b/i.test(text)) return []
  const facts = patterns.flatMap(([kind, pattern, make]) => {
    const found = pattern.exec(text)
    const question = found === null ? "" : withNames(make(found).replaceAll(/\b(?:our)\b/g, "the"), text)
    return question !== "" && question.length <= longest ? [{ question, unit: unit.index, worth: 0.6, kind }] : []
  })
  const duty =
    /^(?:.{0,20}[,.] )?(?:I'll|I will|I can) ((?:call|send|write|prepare|book|organi[sz]e|test|ask|check|buy|confirm|draft|share|make|bring|order|fix|measure|register|contact|email|update|visit|do) (?:the|a|an) [a-z]+(?: [a-z]+){0,3})/i
      .exec(text)?.[1]
  if (duty === undefined || unit.speaker === null) return facts
  const trimmed = duty.replace(
    / (?:and|to|on|by|for|from|with|in|at|again|before|after|this|tomorrow|today|tonight|next|when|because|so|up|out|now|first|who|that)\b.*$/i,
    "",
  )
  const who = { question: `Who will ${trimmed}?`, unit: unit.index, worth: 0.5, kind: "who" }
  return index.speakers.size > 1 ? [...facts, who] : facts
}

/** Words keep the capitals that they have in the sentence. */
const withNames = (question: string, text: string): string => {
  const lead = question.slice(0, 1)
  return `${lead}${question.slice(1).replaceAll(/\b(?:The|A|An|Our)\b/g, (word) => word.toLowerCase())}`.replaceAll(
    /\b[a-z]{3,}\b/g,
    (word) => new RegExp(`(?<=[a-z] )${capital(word)}\\b`).test(text) ? capital(word) : word,
  )
}

const base = (verb = ""): string =>
  verb === "takes place" ? "take place" : verb.replace(/(ch|sh|ss)es$/, "$1").replace(/s$/, "")

const capital = (text: string): string => text.replace(/\p{L}/u, (letter) => letter.toLocaleUpperCase())
