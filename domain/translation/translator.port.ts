import { Context, type Effect } from "effect"
import { type Choosable, chosen } from "../kernel/chosen.ts"
import type { TranslatorFailed } from "./errors.ts"
import type { BatchLimits, NumberedLine } from "./translation.ts"

export interface TranslationRequest {
  /** ISO 639-1, or with a region, such as zh-CN. */
  readonly source: string
  readonly target: string
  /** Numbered from 1. */
  readonly lines: ReadonlyArray<NumberedLine>
  /** The lines before, for context only. */
  readonly before: ReadonlyArray<string>
  /** Terms that occur in the lines and stay as they are. */
  readonly glossary: ReadonlyArray<string>
  /** People whose names may occur; an engine without context keeps them as they are. */
  readonly names: ReadonlyArray<string>
}

export interface TranslatorService extends Choosable<TranslatorService> {
  /** Shown to readers; null if this server has no engine for translations. */
  readonly name: string | null
  /** Whether readers should expect only the gist. */
  readonly isBasic: boolean
  readonly limits: BatchLimits
  /** The languages that it translates to from this one; empty if there are none. */
  readonly targets: (source: string) => Effect.Effect<ReadonlyArray<string>>
  /** A line may be missing from the answer, or occur twice. Interruption ends all work. */
  readonly translate: (request: TranslationRequest) => Effect.Effect<ReadonlyArray<NumberedLine>, TranslatorFailed>
}

/** Translates lines. The caller checks every line of the answer, so a translator may be wrong but is never trusted blindly. */
export class Translator extends Context.Service<Translator, TranslatorService>()("domain/translation/Translator") {}

/** The one that works now, by the operator's choice. */
export const chosenTranslator = chosen(Translator)
