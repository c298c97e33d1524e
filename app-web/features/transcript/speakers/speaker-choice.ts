import type { Speaker } from "#web/entities/transcript/lines.ts"
import { fold } from "#web/lib/fold.ts"
import type { Target } from "./speaker-changes.ts"

type SpeakerChoice =
  | { readonly kind: "nothing" }
  | { readonly kind: "rename"; readonly name: string }
  | { readonly kind: "merge"; readonly into: Speaker }
  | { readonly kind: "assign"; readonly name: string; readonly target: Target }

/**
 * What a name means that was typed or chosen for a speaker: the name of somebody else means them, whatever its case;
 * everywhere that is one speaker less. A new name everywhere is a renaming, only here somebody new.
 */
export const speakerChoice = (
  speakers: ReadonlyArray<Speaker>,
  present: Speaker | null,
  typed: string,
  isEverywhere: boolean,
): SpeakerChoice => {
  const name = typed.trim()
  const other = speakers.find((one) => one.id !== present?.id && fold(one.name).text === fold(name).text)
  if (name === "" || (other === undefined && name === present?.name)) return { kind: "nothing" }
  if (!isEverywhere || present === null) {
    return {
      kind: "assign",
      name: other?.name ?? name,
      target: other === undefined ? { name } : { speaker_id: other.id },
    }
  }
  return other === undefined ? { kind: "rename", name } : { kind: "merge", into: other }
}
