import type { ErrorKind } from "#domain/kernel/domain-error.ts"

/** The HTTP status for each kind of refusal; `soft` ones use status 200. */
export const answerTo = {
  invalid: { code: 400 },
  unauthenticated: { code: 401 },
  forbidden: { code: 403 },
  "not-found": { code: 404, soft: true },
  conflict: { code: 409 },
  gone: { code: 410 },
  "too-large": { code: 413 },
  quota: { code: 403 },
  "rate-limited": { code: 429 },
  unavailable: { code: 503 },
  full: { code: 507 },
} as const satisfies Record<ErrorKind, { code: number; soft?: true }>

/** The HTTP status and the `code` of the envelope. */
export const statusOf = (kind: ErrorKind): { readonly status: number; readonly code: number } => {
  const answer = answerTo[kind]
  return { status: "soft" in answer ? 200 : answer.code, code: answer.code }
}
