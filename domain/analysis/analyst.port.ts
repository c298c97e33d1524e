import { Context, type Effect } from "effect"
import type { Style } from "../account/summary-style.ts"
import { type Choosable, chosen } from "../kernel/chosen.ts"
import type { AnalysisProgress, ReadParts } from "../task/analysis-progress.ts"
import type { Scenario } from "../task/scenario.ts"
import type { SectionKind } from "../task/summary-section.ts"
import type { PlainLines } from "../transcript/transcript.ts"
import type { Draft } from "./analysis.ts"
import type { AnalystFailed } from "./errors.ts"

export interface AnalysisRequest {
  readonly title: string
  readonly transcript: PlainLines
  /** ISO 639-1 language of the summary. */
  readonly language: string
  readonly style: Style | null
  /** Null to detect it. */
  readonly scenario: Scenario | null
  /** The only section wanted; null for all. Others may be returned as well. */
  readonly section: SectionKind | null
  /** Absent where nothing is kept. */
  readonly parts?: WrittenParts
}

/** What has been written of an analysis so far. After a restart, an analyst goes on from there and asks for nothing twice. */
export interface WrittenParts {
  readonly find: (key: string) => Effect.Effect<string | null>
  readonly keep: (key: string, part: string) => Effect.Effect<void>
}

export interface SummaryWriter {
  /** Stored with the analysis and shown to readers: "embedded", or the model's name. */
  readonly name: string
  /** Whether it takes its points from the transcript word for word, and so writes in no other language. */
  readonly writesOnlySpoken?: boolean
  readonly analyse: (
    request: AnalysisRequest,
    /** `parts`: of a transcript that is read in parts, how many have been read. */
    onProgress: (step: AnalysisProgress, parts?: ReadParts) => Effect.Effect<void>,
  ) => Effect.Effect<Draft, AnalystFailed>
}

export interface AnalystService extends SummaryWriter, Choosable<AnalystService> {
  /** Who writes the summary when this analyst fails; none for one of this server. */
  readonly standIn?: SummaryWriter
  /**
   * Prepares in the background for an analysis that is about to be requested; `language` is the spoken one, if known.
   */
  readonly prepare: (language: string | null) => Effect.Effect<void>
}

/**
 * Summarises a transcript. Every point cites the segments it is based on;
 * the caller checks them, so an analyst may be wrong but is never trusted blindly.
 */
export class Analyst extends Context.Service<Analyst, AnalystService>()("domain/analysis/Analyst") {}

/** The one that works now, by the operator's choice. */
export const chosenAnalyst = chosen(Analyst)
