import { Schema } from "effect"
import { optionFields } from "../intake/transcription-options.ts"
import { maxCharacters, StorableText } from "../kernel/text-rules.ts"
import { wire } from "../kernel/wire.ts"
import { PlaceKind } from "./place.ts"
import { Afterwards } from "./watched-place.ts"

const short = StorableText.check(maxCharacters(200))
const address = StorableText.check(maxCharacters(2000))
const { language, speakers, hotwords, folderId } = optionFields

/** What becomes of what is found. */
export const ruleFields = {
  name: Schema.optionalKey(short),
  language,
  speakers,
  hotwords,
  folderId,
  afterwards: Schema.optionalKey(Afterwards),
}

/** What opens a place: the address of a feed, the keys of a bucket. */
export const openingFields = {
  url: Schema.optionalKey(address),
  accessKeyId: Schema.optionalKey(short),
  secretAccessKey: Schema.optionalKey(short),
}

/** A place and its rule. Which fields a place needs depends on its kind. */
export const PlaceInput = wire({
  kind: PlaceKind,
  ...openingFields,
  /** Of a folder on the server. */
  path: Schema.optionalKey(address),
  /** Of a bucket: for services other than Amazon's, such as https://minio.example.org. */
  endpoint: Schema.optionalKey(Schema.NullOr(address)),
  region: Schema.optionalKey(short),
  bucket: Schema.optionalKey(short),
  prefix: Schema.optionalKey(StorableText.check(maxCharacters(1000))),
  /** How many of what is there already become tasks, the newest first; null for all. */
  backlog: Schema.optionalKey(
    Schema.NullOr(Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 10_000 }))),
  ),
  ...ruleFields,
})
export type PlaceInput = typeof PlaceInput.Type
