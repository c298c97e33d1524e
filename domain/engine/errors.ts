import { Schema } from "effect"
import type { Params } from "../kernel/rules.ts"

const Named = { engine: Schema.String }

export class EngineNotFound extends Schema.TaggedError<EngineNotFound>()("EngineNotFound", Named) {
  readonly kind = "not-found"
  get params(): Params {
    return { engine: this.engine }
  }
  override get message(): string {
    return `There is no engine called ${this.engine}`
  }
}

export class EngineNotInstalled extends Schema.TaggedError<EngineNotInstalled>()("EngineNotInstalled", Named) {
  readonly kind = "conflict"
  get params(): Params {
    return { engine: this.engine }
  }
  override get message(): string {
    return `${this.engine} is not installed; install it first`
  }
}

/** It is the chosen engine, or recordings are being transcribed with it. */
export class EngineInUse extends Schema.TaggedError<EngineInUse>()("EngineInUse", Named) {
  readonly kind = "conflict"
  get params(): Params {
    return { engine: this.engine }
  }
  override get message(): string {
    return `${this.engine} is in use; use another engine, wait until running transcriptions have finished, then remove it`
  }
}

/** The environment's configuration takes precedence over the operator's page. */
export class EngineConfigured extends Schema.TaggedError<EngineConfigured>()("EngineConfigured", {
  variables: Schema.Array(Schema.String),
}) {
  readonly kind = "conflict"
  get params(): Params {
    return { variables: this.variables.join(", ") }
  }
  override get message(): string {
    return `The engine is set by the environment of the server (${this.variables.join(", ")})`
  }
}

/** The terms of a model restrict its use, and nobody has said that they agree to them. */
export class ModelTermsNotAgreed extends Schema.TaggedError<ModelTermsNotAgreed>()("ModelTermsNotAgreed", {
  title: Schema.String,
  url: Schema.String,
}) {
  readonly kind = "conflict"
  get params(): Params {
    return { title: this.title, url: this.url }
  }
  override get message(): string {
    return `${this.title} has terms that must be agreed to first: ${this.url}`
  }
}

/** A model needs more memory than is free. `missing` is in megabytes. */
export class ModelNeedsMemory extends Schema.TaggedError<ModelNeedsMemory>()("ModelNeedsMemory", {
  missing: Schema.Int,
}) {
  readonly kind = "full"
  get params(): Params {
    return { missing: this.missing }
  }
  override get message(): string {
    return `There is not enough free memory: ${this.missing} MB more is needed`
  }
}

/** The disk has no room for a model. `missing` is in megabytes. */
export class ModelNeedsSpace extends Schema.TaggedError<ModelNeedsSpace>()("ModelNeedsSpace", {
  missing: Schema.Int,
}) {
  readonly kind = "full"
  get params(): Params {
    return { missing: this.missing }
  }
  override get message(): string {
    return `There is not enough disk space: ${this.missing} MB more is needed`
  }
}
