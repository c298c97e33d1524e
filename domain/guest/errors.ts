import { Schema } from "effect"

export class FreeUseSpent extends Schema.TaggedError<FreeUseSpent>()("FreeUseSpent", {}) {
  readonly kind = "quota"
  override readonly message = "The free trial is used up; sign in to go on"
}
