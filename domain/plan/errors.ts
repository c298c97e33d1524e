import { Schema } from "effect"
import type { Params } from "../kernel/rules.ts"

export class FeatureNotInPlan extends Schema.TaggedError<FeatureNotInPlan>()("FeatureNotInPlan", {
  feature: Schema.Struct({ code: Schema.Int, name: Schema.String }),
}) {
  readonly kind = "forbidden"
  override get message(): string {
    return `Your plan does not include ${this.feature.name}; upgrade to Pro to use it`
  }
}

export class PlansOff extends Schema.TaggedError<PlansOff>()("PlansOff", {}) {
  readonly kind = "conflict"
  override readonly message = "This server has no plans: everything is included"
}

export class UsageLimitReached extends Schema.TaggedError<UsageLimitReached>()("UsageLimitReached", {
  needed: Schema.Int,
  left: Schema.Int,
}) {
  readonly kind = "quota"
  get params(): Params {
    return { needed: this.needed, left: this.left }
  }
  override get message(): string {
    const minutes = `(needed: ${this.needed}, left: ${this.left})`
    return `usage limit reached: not enough minutes are left ${minutes}; upgrade or wait for the reset`
  }
}
