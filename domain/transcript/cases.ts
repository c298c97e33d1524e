import { assignSpeaker } from "./use-cases/assign-speaker.ts"
import { deleteLines } from "./use-cases/delete-lines.ts"
import { editLines } from "./use-cases/edit-lines.ts"
import { editSpeakerNames } from "./use-cases/edit-speaker-names.ts"
import { getColumns } from "./use-cases/get-columns.ts"
import { getMoment } from "./use-cases/get-moment.ts"
import { getTranscript } from "./use-cases/get-transcript.ts"
import { joinLines } from "./use-cases/join-lines.ts"
import { listChanges } from "./use-cases/list-changes.ts"
import { listPeople } from "./use-cases/list-people.ts"
import { listRecognisers } from "./use-cases/list-recognisers.ts"
import { mergeSpeakers } from "./use-cases/merge-speakers.ts"
import { renameSpeakers } from "./use-cases/rename-speakers.ts"
import { replaceText } from "./use-cases/replace-text.ts"
import { retranscribe } from "./use-cases/retranscribe.ts"
import { splitLine } from "./use-cases/split-line.ts"
import { undoChange } from "./use-cases/undo-change.ts"
import { undoMerge } from "./use-cases/undo-merge.ts"

export const transcriptCases = [
  assignSpeaker,
  editLines,
  editSpeakerNames,
  getColumns,
  getMoment,
  getTranscript,
  mergeSpeakers,
  renameSpeakers,
  undoMerge,
  deleteLines,
  joinLines,
  listChanges,
  replaceText,
  retranscribe,
  listPeople,
  listRecognisers,
  splitLine,
  undoChange,
] as const
