import type { Draft, Point } from "#domain/analysis/analysis.ts"
import type { SegmentId } from "#domain/kernel/ids.ts"
import { type Scenario, scenarioFrom } from "#domain/task/scenario.ts"
import { SectionKind } from "#domain/task/summary-section.ts"
import { Schema } from "effect"
import { strictSchema } from "./strict-schema.ts"

const ModelPoint = Schema.Struct({
  text: Schema.String,
  segments: Schema.Array(Schema.Int),
  quote: Schema.NullOr(Schema.String),
  owner: Schema.NullOr(Schema.String),
  due: Schema.NullOr(Schema.String),
})

const ModelSection = Schema.Struct({ kind: SectionKind, title: Schema.String, points: Schema.Array(ModelPoint) })

/** A draft as the model writes it: segments are line numbers, because models copy long identifiers unreliably. */
export const ModelDraft = Schema.Struct({ scenario: Schema.String, sections: Schema.Array(ModelSection) })
export type ModelDraft = typeof ModelDraft.Type

export const draftShape = { name: "notes", schema: strictSchema(ModelDraft), codec: ModelDraft, parts: "sections" }

/** Line numbers that do not exist are dropped, which may leave a point without evidence. */
export const toDraft = (draft: ModelDraft, ids: ReadonlyArray<SegmentId>, wanted: Scenario | null): Draft => ({
  scenario: wanted ?? scenarioFrom(draft.scenario),
  sections: draft.sections
    .map((section): Draft["sections"][number] => ({
      kind: section.kind,
      title: section.title.trim() || section.kind,
      points: section.points.filter((point) => point.text.trim() !== "").map((point) => toPoint(point, ids)),
    }))
    .filter((section) => section.points.length > 0),
})

const toPoint = (point: typeof ModelPoint.Type, ids: ReadonlyArray<SegmentId>): Point => ({
  text: point.text.trim(),
  segments: [...new Set(point.segments.flatMap((line) => ids[line - 1] ?? []))],
  quote: given(point.quote),
  owner: given(point.owner),
  due: given(point.due),
})

const given = (text: string | null): string | null => text?.trim() ? text.trim() : null
