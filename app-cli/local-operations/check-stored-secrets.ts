import { Finding } from "#domain/desk/finding.ts"
import { checkSecrets } from "#domain/desk/shared/check-secrets.ts"
import { Effect, Schema } from "effect"
import { operation } from "../product/operation.ts"

/** For `doctor`, which has no database of its own. */
export const checkStoredSecrets = operation("cli.checkStoredSecrets", {
  input: Schema.Struct({}),
  output: Schema.Struct({ found: Schema.NullOr(Finding) }),
  run: () => Effect.map(checkSecrets, (found) => ({ found })),
})
