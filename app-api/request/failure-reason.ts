import type { DomainError } from "#domain/kernel/domain-error.ts"
import { PresentContent } from "#domain/kernel/present-content.ts"
import { RefusedFile } from "#domain/kernel/refused-file.ts"
import { BrokenRule, Params } from "#domain/kernel/rules.ts"
import { Schema } from "effect"

/** @public What every failure carries: a stable code, and the id that finds it in the logs. Endpoints name it in their types. */
export interface FailureReason {
  readonly error_code: string
  readonly request_id: string
  readonly feature?: { readonly code: number; readonly name: string }
  readonly retry_after?: number
  readonly reason?: string
  readonly params?: Params
  readonly issues?: ReadonlyArray<BrokenRule>
  readonly current?: PresentContent
  readonly files?: ReadonlyArray<RefusedFile>
}

// The types of all endpoints have its name, not its fields: the compiler could not print those.
export const Reason: Schema.Codec<FailureReason> = Schema.Struct({
  error_code: Schema.String,
  request_id: Schema.String,
  feature: Schema.optionalKey(Schema.Struct({ code: Schema.Finite, name: Schema.String })),
  retry_after: Schema.optionalKey(Schema.Finite),
  reason: Schema.optionalKey(Schema.String),
  params: Schema.optionalKey(Params),
  issues: Schema.optionalKey(Schema.Array(BrokenRule)),
  current: Schema.optionalKey(PresentContent),
  files: Schema.optionalKey(Schema.Array(RefusedFile)),
}).annotate({ identifier: "FailureReason" })

export const reasonOf = (
  { _tag, code, current, feature, files, issues, params, retryAfter }: DomainError,
  requestId: string,
): FailureReason => ({
  error_code: _tag,
  request_id: requestId,
  ...(code === undefined ? {} : { reason: code }),
  ...(params === undefined ? {} : { params }),
  ...(issues === undefined ? {} : { issues }),
  ...(current === undefined ? {} : { current }),
  ...(files === undefined ? {} : { files }),
  ...(feature === undefined ? {} : { feature: { code: feature.code, name: feature.name } }),
  ...(retryAfter === undefined ? {} : { retry_after: retryAfter }),
})
