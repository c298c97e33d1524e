import type { Speaker } from "#web/entities/transcript/lines.ts"
import { fold } from "#web/lib/fold.ts"
import type { Target } from "./speaker-changes.ts"

type SpeakerChoice =
  | { readonly kind: "nothing" }
  | { readonly kind: "rename"; readonly name: string }
  | { readonly kind: "merge"; readonly into: Speaker }
  | { readonly kind: "assign"; readonly name: string; readonly target: Target }

/**
 * What a name that was typed or chosen for a speaker means. The name of another speaker, in any case, means that speaker:
 * everywhere it merges the two, here it assigns. A new name renames everywhere, and here adds a speaker.
 */
export const speakerChoice = (
  speakers: ReadonlyArray<Speaker>,
  current: Speaker | null,
  typed: string,
  isEverywhere: boolean,
): SpeakerChoice => {
  const name = typed.trim()
  const other = speakers.find((one) => one.id !== current?.id && fold(one.name).text === fold(name).text)
  if (name === "" || (other === undefined && name === current?.name)) return { kind: "nothing" }
  if (!isEverywhere || current === null) {
    return {
      kind: "assign",
      name: other?.name ?? name,
      target: other === undefined ? { name } : { speaker_id: other.id },
    }
  }
  return other === undefined ? { kind: "rename", name } : { kind: "merge", into: other }
}
