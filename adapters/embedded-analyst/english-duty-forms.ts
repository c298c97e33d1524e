import { anyCase } from "#adapters/intl/any-case.ts"
import type { DutyKind } from "./language.ts"

const ought = "(?:need to|needs to|have to|has to|got to|must|should|ought to)"
const will = "(?: will|'ll|'m going to| am going to| is going to| are going to|'re going to|'m gonna| is gonna| shall)"
const goingTo = "(?:'s| is) (?:going to|gonna)"
const adverbs =
  "(?:(?:please|kindly|remember to|make sure to|make sure you|also|then|just|definitely|personally|quickly|maybe|actually|probably) )*"
/** An order begins a sentence, or a clause that follows from the one before. */
const clauseStart =
  "(?:^|[.;:] |^(?:(?:and|so|then|okay|ok|also|but|great|good|lovely|perfect|brilliant|fine|cool|right|yes|yeah|sure|just),? )+|, (?:so|then|and) )"
const reminder = "(?:(?:don't|do not|never) forget to |remember to |(?:make|be) sure (?:to|that you|you) )?"
/** Only what follows tells a verb in its base form from a noun: "time is short". */
const deed = String
  .raw`\p{Ll}+ (?!(?:is|are|was|were|has|have|had|will|would|can|could|should|may|might|must|do|does|did|matters?|of|and|or)\b)`
/** Things that are done later, so that being told to do them leaves an action item. */
const errands =
  "send|e-?mail|forward|call|phone|ring|book|order|invite|remind|notify|contact|pay|buy|schedule|submit|renew|ask|file|cancel"
/** Things that are done all the time, so that being told to do them counts only with a date. */
const chores =
  "bring|check|sign|return|measure|write|tell|give|put|take|stop|start|get|fill|hand|read|drop|collect|finish|prepare|update|upload|print|share|register|enter|hold|apply|post"
const object = String
  .raw`(?!(?:it|this|that) (?:an?|the|off|\p{L}+[.!]?$)|yourself|for example)(?:the|an?|our|my|your|his|her|their|this|these|those|all|both|every|each|another|some|more|him|them|us|me|it|\d+|(?:two|three|four|five|six|ten|twelve)|\p{Lu}[\p{L}'’-]+|for|back)(?![\p{L}'’])`
/** Where someone is on a day is nothing to be done. */
const travels =
  "(?:go|com|leav|fly|travel|driv|meet|play|visit|sit|stay|hav|see|work|say|tell|ask|talk|look|think|hop|try|wait|be|stand|liv|feel|wonder|start|los|miss|enjoy|celebrat|mov|marry|attend|watch|read|using|us|cover|rais)(?:ing|ting|ning|ping)(?![\\p{L}'’])"
const relatives =
  "(?:daughter|son|wife|husband|partner|brother|sister|mother|father|mum|dad|cousin|uncle|aunt|neighbour|colleague|boss|assistant|friend)"
const group = String
  .raw`(?:the|our) (?:\p{L}+ ){0,2}(?:team|department|office|developers|designers|engineers|group|supplier|agency|company)`

export interface Form {
  /** With a date, a chore is an order, a plan is a promise, and an errand is an order that nobody in particular gets. */
  readonly kind: DutyKind | "chore" | "plan" | "errand"
  /** Matches up to where the act begins; `name` is the person it names. */
  readonly pattern: RegExp
  readonly by: "named" | "speaker" | "nobody"
}

const form = (kind: Form["kind"], by: Form["by"], pattern: string): Form => ({
  kind,
  by,
  pattern: anyCase(pattern, "g"),
})

/** The forms for those who speak; `people` is a pattern of their names. */
export const formsFor = (people: string): ReadonlyArray<Form> => {
  const name = String.raw`(?<name>${people === "" ? "" : `${people}|`}\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)`
  return [
    form(
      "request",
      "named",
      String
        .raw`(?<![\p{L}'’])(?:can|could|would|will) (?:you|somebody|someone|anybody|anyone|everyone|everybody|one of you)(?: all| both| guys)? ${adverbs}`,
    ),
    form("request", "named", String.raw`(?<![\p{L}'’])(?:would|do) you mind (?=\p{L}+ing )`),
    form(
      "request",
      "named",
      String
        .raw`(?<![\p{L}'’])(?:please|kindly) (?:(?:everyone|everybody|all of you|guys|somebody|someone) )?${adverbs}`,
    ),
    form(
      "request",
      "nobody",
      String.raw`(?<![\p{L}'’])who(?: can| could| will|'ll| would| wants to|${goingTo}) ${adverbs}`,
    ),
    form("request", "nobody", String.raw`(?<![\p{L}'’])who(?:'s| is) (?=(?!${travels})\p{Ll}+ing \p{L})`),
    form("promise", "speaker", String.raw`(?<![\p{L}'’])I${will} ${adverbs}`),
    form(
      "promise",
      "speaker",
      String
        .raw`(?<![\p{L}'’])we(?: will|'ll) ${adverbs}(?=(?:let|send|e-?mail|call|ring|phone|text|write to|contact|notify|get back to|give|post) you\b)`,
    ),
    form("promise", "speaker", String.raw`(?<![\p{L}'’])you(?: will|'ll) (?=(?:have|get) (?:it|them|that)\b)`),
    form(
      "request",
      "named",
      String.raw`(?<![\p{L}'’])I(?:'d like| would like| want| need|'d ask)(?: for)? you to ${adverbs}`,
    ),
    form(
      "plan",
      "speaker",
      String
        .raw`(?<![\p{L}'’])I(?:'m| am) ${adverbs}(?=(?!${travels})\p{Ll}+ing (?:(?:up|out|off|in|through|over|on) )?${object})`,
    ),
    form(
      "errand",
      "nobody",
      String
        .raw`(?<![\p{L}'’])(?=(?:the|your|our|all|these|those) (?:[\p{L}'’-]+ ){1,4}(?:has to|have to|needs? to|must) be (?:\p{Ll}+(?:ed|en|t|ght|de|in)|ready|done|finished|in|out|live|complete)(?![\p{L}'’]))`,
    ),
    form(
      "order",
      "named",
      String
        .raw`${clauseStart}(?=come (?:back|in|by|over) (?:and|to|for|once|in (?:an?|one|two|three|four|six|\d+))(?![\p{L}'’]))`,
    ),
    form("promise", "speaker", String.raw`(?<![\p{L}'’])let me (?!know)${adverbs}`),
    form("offer", "speaker", String.raw`(?<![\p{L}'’])I c(?:an|ould) ${adverbs}`),
    form(
      "offer",
      "speaker",
      String.raw`(?<![\p{L}'’])(?:(?:shall|should) I|(?:do you want|would you like) me to) ${adverbs}`,
    ),
    form(
      "offer",
      "speaker",
      String.raw`(?<![\p{L}'’])my (?:\p{Ll}+ )?${relatives} (?:could|can|would) ${adverbs}`,
    ),
    form(
      "need",
      "speaker",
      String.raw`(?<![\p{L}'’])I(?:'ve|'ll| will)?(?: still| also| really| just)* ${ought} ${adverbs}`,
    ),
    form(
      "need",
      "nobody",
      String
        .raw`(?<![\p{L}'’])(?:we|somebody|someone|one of us|you)(?:'ll| will|'ve)?(?: still| also| really| just)* ${ought} ${adverbs}`,
    ),
    form("need", "nobody", String.raw`(?<![\p{L}'’])(?:let's|let us|we(?: will|'ll)) ${adverbs}`),
    form("assignment", "named", String.raw`(?<![\p{L}'’])(?<name>${group})(?:${will}| ${ought}) ${adverbs}`),
    form("assignment", "named", String.raw`(?<![\p{L}'’])${name},? you(?:${will}| ${ought}) ${adverbs}`),
    form("need", "named", String.raw`(?:^|[.,;] |\b(?:so|then|and|okay|but) )${name},? you ${adverbs}`),
    form("assignment", "named", String.raw`(?<![\p{L}'’])${name}(?:${will}| ${ought}) ${adverbs}`),
    form("assignment", "named", String.raw`^(?:(?:and|then|so|action item|action|to do|task):?,? )?${name} to `),
    form("request", "named", String.raw`^(?:action item|action|to do|task): `),
    form("request", "named", String.raw`${clauseStart}(?:@${name},?|${name},) ${reminder}${adverbs}(?=${deed})`),
    form("request", "named", String.raw`${clauseStart}(?:please )?(?:don't|do not|never) forget to `),
    form("request", "named", String.raw`${clauseStart}(?:remember to|(?:make|be) sure (?:to|that you|you)) `),
    form("order", "named", String.raw`${clauseStart}(?=(?:${errands}) ${object})`),
    form(
      "chore",
      "named",
      String
        .raw`${clauseStart}(?=(?:let (?:me|us) know|(?:${chores})(?: (?:in|up|out|off|back|down|over))? ${object})(?![\p{L}'’]))`,
    ),
  ]
}
