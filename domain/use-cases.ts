import { createToken } from "./account/use-cases/create-token.ts"
import { createUser } from "./account/use-cases/create-user.ts"
import { getCurrentUser } from "./account/use-cases/get-current-user.ts"
import { listUsers } from "./account/use-cases/list-users.ts"
import { requestSignInLink } from "./account/use-cases/request-sign-in-link.ts"
import { signInByLink } from "./account/use-cases/sign-in-by-link.ts"
import { signOut } from "./account/use-cases/sign-out.ts"
import { getMindMap } from "./analysis/use-cases/get-mind-map.ts"
import { getSummary } from "./analysis/use-cases/get-summary.ts"
import { redrawMindMap } from "./analysis/use-cases/redraw-mind-map.ts"
import { startAnalysis } from "./analysis/use-cases/start-analysis.ts"
import { exportTask } from "./export/use-cases/export-task.ts"
import { addExample } from "./intake/use-cases/add-example.ts"
import { completeUpload } from "./intake/use-cases/complete-upload.ts"
import { createDocumentTasks } from "./intake/use-cases/create-document-tasks.ts"
import { createTasks } from "./intake/use-cases/create-tasks.ts"
import { openUpload } from "./intake/use-cases/open-upload.ts"
import { pasteText } from "./intake/use-cases/paste-text.ts"
import { previewEngine } from "./intake/use-cases/preview-engine.ts"
import { previewIntake } from "./intake/use-cases/preview-intake.ts"
import { countTasks } from "./library/use-cases/count-tasks.ts"
import { editTask } from "./library/use-cases/edit-task.ts"
import { findByTitle } from "./library/use-cases/find-by-title.ts"
import { getTask } from "./library/use-cases/get-task.ts"
import { listTasks } from "./library/use-cases/list-tasks.ts"
import { openTask } from "./library/use-cases/open-task.ts"
import { searchTasks } from "./library/use-cases/search-tasks.ts"
import { watchTask } from "./library/use-cases/watch-task.ts"
import { watchTasks } from "./library/use-cases/watch-tasks.ts"
import { countMcpKeys } from "./mcp-key/use-cases/count-mcp-keys.ts"
import { createMcpKey } from "./mcp-key/use-cases/create-mcp-key.ts"
import { deleteMcpKey } from "./mcp-key/use-cases/delete-mcp-key.ts"
import { listMcpKeys } from "./mcp-key/use-cases/list-mcp-keys.ts"
import { getUsage } from "./plan/use-cases/get-usage.ts"
import { getWaveform } from "./playback/use-cases/get-waveform.ts"
import { shareTask } from "./sharing/use-cases/share-task.ts"
import { toggleShare } from "./sharing/use-cases/toggle-share.ts"
import { viewShared } from "./sharing/use-cases/view-shared.ts"
import { cancelTask } from "./task/use-cases/cancel-task.ts"
import { deleteTasks } from "./task/use-cases/delete-tasks.ts"
import { renameTask } from "./task/use-cases/rename-task.ts"
import { startTranscription } from "./task/use-cases/start-transcription.ts"
import { assignSpeaker } from "./transcript/use-cases/assign-speaker.ts"
import { editLines } from "./transcript/use-cases/edit-lines.ts"
import { editSpeakerNames } from "./transcript/use-cases/edit-speaker-names.ts"
import { getColumns } from "./transcript/use-cases/get-columns.ts"
import { getMoment } from "./transcript/use-cases/get-moment.ts"
import { getTranscript } from "./transcript/use-cases/get-transcript.ts"
import { mergeSpeakers } from "./transcript/use-cases/merge-speakers.ts"
import { renameSpeakers } from "./transcript/use-cases/rename-speakers.ts"
import { undoMerge } from "./transcript/use-cases/undo-merge.ts"

/** Everything the product can do for somebody. Each surface binds each of these, or says why not. */
export const useCases = [
  createToken,
  createUser,
  getCurrentUser,
  listUsers,
  requestSignInLink,
  signInByLink,
  signOut,
  getMindMap,
  getSummary,
  redrawMindMap,
  startAnalysis,
  exportTask,
  addExample,
  completeUpload,
  createDocumentTasks,
  createTasks,
  openUpload,
  pasteText,
  previewEngine,
  previewIntake,
  countMcpKeys,
  createMcpKey,
  deleteMcpKey,
  listMcpKeys,
  getUsage,
  cancelTask,
  countTasks,
  deleteTasks,
  editTask,
  findByTitle,
  getTask,
  listTasks,
  openTask,
  renameTask,
  searchTasks,
  shareTask,
  toggleShare,
  startTranscription,
  viewShared,
  watchTask,
  watchTasks,
  assignSpeaker,
  editLines,
  editSpeakerNames,
  getColumns,
  getMoment,
  getTranscript,
  getWaveform,
  mergeSpeakers,
  renameSpeakers,
  undoMerge,
] as const
