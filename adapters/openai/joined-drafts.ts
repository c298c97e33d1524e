import type { ModelDraft } from "./model-draft.ts"

type ModelSection = ModelDraft["sections"][number]

/** The notes of consecutive parts one after the other, where no model can merge them: one section of each kind, topics by title. */
export const joinedDrafts = (drafts: ReadonlyArray<ModelDraft>): ModelDraft => {
  const sections = new Map<string, ModelSection>()
  for (const section of drafts.flatMap((draft) => draft.sections)) {
    const key = section.kind === "topic" ? `topic ${section.title.trim().toLowerCase()}` : section.kind
    const before = sections.get(key)
    sections.set(key, { ...(before ?? section), points: joinedPoints([...before?.points ?? [], ...section.points]) })
  }
  return { scenario: drafts[0]?.scenario ?? "", sections: [...sections.values()] }
}

/** Points in the same words are one, which rests on the lines of both. */
const joinedPoints = (points: ModelSection["points"]): ModelSection["points"] => {
  const joined = new Map<string, ModelSection["points"][number]>()
  for (const point of points) {
    const segments = [...joined.get(point.text)?.segments ?? [], ...point.segments]
    joined.set(point.text, { ...(joined.get(point.text) ?? point), segments })
  }
  return [...joined.values()]
}
