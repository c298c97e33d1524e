import { Schema } from "effect"
import { NoteFlavour } from "../../export/note/note.ts"
import { FolderId } from "../../kernel/ids.ts"
import { maxCharacters, StorableText } from "../../kernel/text-rules.ts"
import { TargetKind } from "../export-place.ts"
import { RuleContent, RuleFormat } from "../export-rule.ts"

const text = (most: number) => StorableText.check(maxCharacters(most))

/** A place as it is given; what is left out is empty, or stays as it is. */
export const placeFields = {
  target: TargetKind,
  /** Of a WebDAV folder, or of an S3 service that is not Amazon's. */
  url: Schema.optionalKey(text(2000)),
  bucket: Schema.optionalKey(text(100)),
  region: Schema.optionalKey(text(60)),
  user: Schema.optionalKey(text(200)),
  /** The password of WebDAV, or the secret S3 key. It is never shown. */
  secret: Schema.optionalKey(text(1000)),
  path: Schema.optionalKey(text(400)),
} as const

export const ruleFields = {
  name: Schema.optionalKey(text(100)),
  content: Schema.optionalKey(RuleContent),
  flavour: Schema.optionalKey(NoteFlavour),
  hasTranslations: Schema.optionalKey(Schema.Boolean),
  hasShared: Schema.optionalKey(Schema.Boolean),
  folderId: Schema.optionalKey(Schema.NullOr(FolderId)),
  template: Schema.optionalKey(text(300)),
} as const

export const Formats = Schema.NonEmptyArray(RuleFormat)
