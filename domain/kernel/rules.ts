import { Schema } from "effect"

/**
 * Every rule that an input can break, worded in English to follow the name of the field. Names and parameters travel
 * with the refusal, so that a client can word it in the reader's language; the web catalogues have a text for each
 * name.
 */
const sentences = {
  "required": "is required",
  "unknown": "is not a known field",
  "once": "must be given only once",
  "type": "must be of type {type}",
  "not-empty": "must not be empty",
  "min-length": "must have at least {min} characters or entries",
  "max-length": "must have at most {max} characters or entries",
  "between": "must be between {min} and {max}",
  "at-least": "must be at least {min}",
  "not-zero": "must not be 0",
  "one-of": "must be one of {values}",
  "characters": "must not contain null characters or unpaired surrogates",
  "utf-8": "must be UTF-8 text without replacement characters",
  "uuid": "must be a UUID",
  "folder": "must be the UUID of a folder, or uncategorized",
  "letters": "must be {min} to {max} letters, digits, or any of {signs}",
  "email": "must be a valid email address",
  "own-account": "must be the email address, the phone number or else the id of this account",
  "phone": "must be a phone number such as +8613800138000",
  "date": "must be a date such as 2026-11-20",
  "search-date": "before: and after: need a date such as 2026-11-20",
  "time": "must be a time such as 2026-11-20T18:00:00Z",
  "time-zone": "must be a time zone such as Europe/Berlin",
  "language-code": "must be auto or a language code such as en or pt-BR",
  "spoken-language": "must be null: on this server, summaries are always in the language of the recording",
  "picture": "must be a PNG, JPEG or WebP picture as a data URL",
  "six-digits": "must be the 6 digits that were sent",
  "format": "is not in the documented format",
  "json": "must be valid JSON",
  "json-or-form": "must be a JSON object or a multipart form",
  "broken-form": "the form is damaged or incomplete",
  "cut-off": "the transfer was cut off",
  "bytes-missing": "{arrived} of {size} bytes arrived",
  "ticket-used": "was already used",
  "no-file": "is required: add at least one file",
  "max-files": "at most {max} files at once",
  "max-uploads": "at most {max} uploads at once",
  "max-tickets": "at most {max} unused upload tickets at once; use one, or DELETE its address",
  "size-known": "was already announced: {size} bytes",
  "used-twice": "each upload can be used only once",
  "empty-file": '"{file}" is empty',
  "max-minutes": "a recording can be at most {max} minutes long on your plan",
  "no-text": "there is no text in it",
  "max-text": "must have at most {characters} characters and {lines} lines",
  "tangled": "has too much Markdown in one paragraph",
  "max-hotwords": "at most {max} hotwords in an account",
  "no-comma": "must not contain a comma",
  "hotword": "a hotword has 1 to 15 Chinese characters, or 1 to 7 English words with at most 100 characters",
  "not-in-format": "{format} can hold {contents}, not {content}",
  "no-times": "{format} needs times, and this text has none",
  "only-subtitles": "only srt and vtt can have two languages",
  "always-timed": "{format} is not possible without times",
  "enter-link": "Please enter a {site} URL",
  "link": "must be a valid address, such as https://youtu.be/BaW_jenozKc",
  "http-only": "must begin with http:// or https://",
  "link-host": "must be a link to {hosts}",
  "meeting-link": "must be a valid meeting link",
  "captions-language": "must be the language of captions as the site spells it, such as en or pt-BR",
  "one-video": "must be a link to one video",
  "calendar-address": "must be the address of a calendar, beginning with https:// or webcal://",
  "push-service": "must be a push service on the public internet, with the keys of the browser",
  "public-https": "must begin with https:// and lead to the public internet",
  "name-token": "must have no names in braces but {tokens}",
  "file-path": "must be names with / between them, six at most, that every disk allows: without .. and \\",
  "http-address": "must be an address such as https://api.example.org/v1, without a user name or password",
} as const

type Sentences = typeof sentences
export type RuleName = keyof Sentences

type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never
type ParamsOf<Rule extends RuleName> = Readonly<Record<NamesIn<Sentences[Rule]>, string | number>>

export const ruleNames = Object.keys(sentences).filter((name): name is RuleName => name in sentences)

export const Params = Schema.Record(Schema.String, Schema.Union([Schema.String, Schema.Finite]))
export type Params = typeof Params.Type

/** What is wrong with one field of an input. Spelled as it travels. */
export interface BrokenRule {
  readonly field: string
  readonly rule: RuleName
  readonly params: Params
}
export const BrokenRule: Schema.Codec<BrokenRule> = Schema.Struct({
  field: Schema.String,
  rule: Schema.Literals(ruleNames),
  params: Params,
}).annotate({ identifier: "BrokenRule" })

/** Takes exactly the parameters that the sentence names. */
export const brokenRule = <Rule extends RuleName>(
  field: string,
  rule: Rule,
  ...[params]: [NamesIn<Sentences[Rule]>] extends [never] ? [] : [params: ParamsOf<Rule>]
): BrokenRule => ({ field, rule, params: params ?? {} })

export const ruleSentence = ({ rule, params }: Omit<BrokenRule, "field">): string =>
  sentences[rule].replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole))

/** The English default: each field with its rule, the first three. */
export const rulesSentence = (broken: ReadonlyArray<BrokenRule>): string =>
  [...new Set(broken.map((one) => `${one.field}: ${ruleSentence(one)}`))].slice(0, 3).join("; ")
