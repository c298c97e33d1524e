import { createToken } from "#domain/account/use-cases/create-token.ts"
import { createUser } from "#domain/account/use-cases/create-user.ts"
import { disableUser } from "#domain/account/use-cases/disable-user.ts"
import { editPreferences } from "#domain/account/use-cases/edit-preferences.ts"
import { enableUser } from "#domain/account/use-cases/enable-user.ts"
import { endOtherSessions } from "#domain/account/use-cases/end-other-sessions.ts"
import { endSession } from "#domain/account/use-cases/end-session.ts"
import { getPreferences } from "#domain/account/use-cases/get-preferences.ts"
import { getUser } from "#domain/account/use-cases/get-user.ts"
import { inviteUser } from "#domain/account/use-cases/invite-user.ts"
import { listSessions } from "#domain/account/use-cases/list-sessions.ts"
import { listUsers } from "#domain/account/use-cases/list-users.ts"
import { startAnalysis } from "#domain/analysis/use-cases/start-analysis.ts"
import { askLibrary } from "#domain/asking/use-cases/ask-library.ts"
import { askTask } from "#domain/asking/use-cases/ask-task.ts"
import { cancelBackup } from "#domain/backup/use-cases/cancel-backup.ts"
import { getBackups } from "#domain/backup/use-cases/get-backups.ts"
import { makeBackup } from "#domain/backup/use-cases/make-backup.ts"
import { advanceClock } from "#domain/billing/use-cases/advance-clock.ts"
import { endSubscription } from "#domain/billing/use-cases/end-subscription.ts"
import { grantSubscription } from "#domain/billing/use-cases/grant-subscription.ts"
import { reconcileBilling } from "#domain/billing/use-cases/reconcile-billing.ts"
import { refundPayment } from "#domain/billing/use-cases/refund-payment.ts"
import { showBilling } from "#domain/billing/use-cases/show-billing.ts"
import { getCalendar } from "#domain/calendar/use-cases/get-calendar.ts"
import { listUpcoming } from "#domain/calendar/use-cases/list-upcoming.ts"
import { removeCalendar } from "#domain/calendar/use-cases/remove-calendar.ts"
import { saveCalendar } from "#domain/calendar/use-cases/save-calendar.ts"
import { addCollaborator } from "#domain/collaboration/use-cases/add-collaborator.ts"
import { editCollaborator } from "#domain/collaboration/use-cases/edit-collaborator.ts"
import { listCollaborators } from "#domain/collaboration/use-cases/list-collaborators.ts"
import { removeCollaborator } from "#domain/collaboration/use-cases/remove-collaborator.ts"
import { cancelConversion } from "#domain/conversion/use-cases/cancel-conversion.ts"
import { convertMedia } from "#domain/conversion/use-cases/convert-media.ts"
import { deleteConversion } from "#domain/conversion/use-cases/delete-conversion.ts"
import { getConversion } from "#domain/conversion/use-cases/get-conversion.ts"
import { listConversions } from "#domain/conversion/use-cases/list-conversions.ts"
import { transcribeConversion } from "#domain/conversion/use-cases/transcribe-conversion.ts"
import { cancelWork } from "#domain/desk/use-cases/cancel-work.ts"
import { checkHealth } from "#domain/desk/use-cases/check-health.ts"
import { findAccounts } from "#domain/desk/use-cases/find-accounts.ts"
import { getDesk } from "#domain/desk/use-cases/get-desk.ts"
import { getStory } from "#domain/desk/use-cases/get-story.ts"
import { listWork } from "#domain/desk/use-cases/list-work.ts"
import { restartServer } from "#domain/desk/use-cases/restart-server.ts"
import { retryWork } from "#domain/desk/use-cases/retry-work.ts"
import { chooseEngine } from "#domain/engine/use-cases/choose-engine.ts"
import { getVideoProgram } from "#domain/engine/use-cases/get-video-program.ts"
import { installModel } from "#domain/engine/use-cases/install-model.ts"
import { installVideoProgram } from "#domain/engine/use-cases/install-video-program.ts"
import { listEngines } from "#domain/engine/use-cases/list-engines.ts"
import { removeEndpoint } from "#domain/engine/use-cases/remove-endpoint.ts"
import { removeModel } from "#domain/engine/use-cases/remove-model.ts"
import { setEndpoint } from "#domain/engine/use-cases/set-endpoint.ts"
import { testEndpoint } from "#domain/engine/use-cases/test-endpoint.ts"
import { exportTask } from "#domain/export/use-cases/export-task.ts"
import { countByFolder } from "#domain/folder/use-cases/count-by-folder.ts"
import { createFolder } from "#domain/folder/use-cases/create-folder.ts"
import { deleteFolder } from "#domain/folder/use-cases/delete-folder.ts"
import { moveTasks } from "#domain/folder/use-cases/move-tasks.ts"
import { renameFolder } from "#domain/folder/use-cases/rename-folder.ts"
import { addHotwords } from "#domain/hotword/use-cases/add-hotwords.ts"
import { deleteHotword } from "#domain/hotword/use-cases/delete-hotword.ts"
import { editHotword } from "#domain/hotword/use-cases/edit-hotword.ts"
import { listHotwords } from "#domain/hotword/use-cases/list-hotwords.ts"
import { createDocumentTasks } from "#domain/intake/use-cases/create-document-tasks.ts"
import { createTasks } from "#domain/intake/use-cases/create-tasks.ts"
import { deleteUser } from "#domain/leaving/use-cases/delete-user.ts"
import { keepUser } from "#domain/leaving/use-cases/keep-user.ts"
import { getTask } from "#domain/library/use-cases/get-task.ts"
import { listTasks } from "#domain/library/use-cases/list-tasks.ts"
import { searchTasks } from "#domain/library/use-cases/search-tasks.ts"
import { similarTasks } from "#domain/library/use-cases/similar-tasks.ts"
import { watchTask } from "#domain/library/use-cases/watch-task.ts"
import { importLink } from "#domain/link/use-cases/import-link.ts"
import { inspectLink } from "#domain/link/use-cases/inspect-link.ts"
import { createMcpKey } from "#domain/mcp-key/use-cases/create-mcp-key.ts"
import { deleteMcpKey } from "#domain/mcp-key/use-cases/delete-mcp-key.ts"
import { listMcpKeys } from "#domain/mcp-key/use-cases/list-mcp-keys.ts"
import { getMeeting } from "#domain/meeting/use-cases/get-meeting.ts"
import { joinMeeting } from "#domain/meeting/use-cases/join-meeting.ts"
import { leaveMeeting } from "#domain/meeting/use-cases/leave-meeting.ts"
import { adjustMinutes } from "#domain/plan/use-cases/adjust-minutes.ts"
import { exportStatement } from "#domain/plan/use-cases/export-statement.ts"
import { listStatement } from "#domain/plan/use-cases/list-statement.ts"
import { createCode } from "#domain/promo/use-cases/create-code.ts"
import { disableCode } from "#domain/promo/use-cases/disable-code.ts"
import { listCodes } from "#domain/promo/use-cases/list-codes.ts"
import { reportCode } from "#domain/promo/use-cases/report-code.ts"
import { listReferrals } from "#domain/referral/use-cases/list-referrals.ts"
import { checkAnswer } from "#domain/review/use-cases/check-answer.ts"
import { listDue } from "#domain/review/use-cases/list-due.ts"
import { overruleVerdict } from "#domain/review/use-cases/overrule-verdict.ts"
import { startReview } from "#domain/review/use-cases/start-review.ts"
import { editShare } from "#domain/sharing/use-cases/edit-share.ts"
import { getShare } from "#domain/sharing/use-cases/get-share.ts"
import { publishTask } from "#domain/sharing/use-cases/publish-task.ts"
import { renewShare } from "#domain/sharing/use-cases/renew-share.ts"
import { toggleShare } from "#domain/sharing/use-cases/toggle-share.ts"
import { cancelTask } from "#domain/task/use-cases/cancel-task.ts"
import { deleteTasks } from "#domain/task/use-cases/delete-tasks.ts"
import { startTranscription } from "#domain/task/use-cases/start-transcription.ts"
import { deleteLines } from "#domain/transcript/use-cases/delete-lines.ts"
import { joinLines } from "#domain/transcript/use-cases/join-lines.ts"
import { listChanges } from "#domain/transcript/use-cases/list-changes.ts"
import { listRecognisers } from "#domain/transcript/use-cases/list-recognisers.ts"
import { replaceText } from "#domain/transcript/use-cases/replace-text.ts"
import { retranscribe } from "#domain/transcript/use-cases/retranscribe.ts"
import { splitLine } from "#domain/transcript/use-cases/split-line.ts"
import { undoChange } from "#domain/transcript/use-cases/undo-change.ts"
import { getTranslation } from "#domain/translation/use-cases/get-translation.ts"
import { listTargetLanguages } from "#domain/translation/use-cases/list-target-languages.ts"
import { startTranslation } from "#domain/translation/use-cases/start-translation.ts"
import { getFunnel } from "#domain/usage/use-cases/get-funnel.ts"
import { deleteVoice } from "#domain/voice/use-cases/delete-voice.ts"
import { deleteVoices } from "#domain/voice/use-cases/delete-voices.ts"
import { listVoices } from "#domain/voice/use-cases/list-voices.ts"
import { switchRecognition } from "#domain/voice/use-cases/switch-recognition.ts"
import { compareVersions } from "#domain/writing/use-cases/compare-versions.ts"
import { listVersions } from "#domain/writing/use-cases/list-versions.ts"
import { restoreVersion } from "#domain/writing/use-cases/restore-version.ts"
import { tickActionItem } from "#domain/writing/use-cases/tick-action-item.ts"
import { backUp } from "../local-operations/back-up.ts"
import { importLocalFile } from "../local-operations/import-local-file.ts"
import { restoreBackup } from "../local-operations/restore-backup.ts"
import { type Served, served, type Streamed, streamed } from "./served.ts"

/** What the commands call, by area; `cli` is what only the command line does. */
const callablesByArea = {
  account: [
    served(createToken),
    served(createUser),
    served(disableUser),
    served(editPreferences),
    served(enableUser),
    served(endOtherSessions),
    served(endSession),
    served(getPreferences),
    served(getUser),
    served(inviteUser),
    served(listSessions),
    served(listUsers),
  ],
  analysis: [served(startAnalysis)],
  backup: [served(cancelBackup), served(getBackups), served(makeBackup)],
  collaboration: [
    served(addCollaborator),
    served(editCollaborator),
    served(listCollaborators),
    served(removeCollaborator),
  ],
  writing: [served(compareVersions), served(listVersions), served(restoreVersion), served(tickActionItem)],
  conversion: [
    served(cancelConversion),
    served(convertMedia),
    served(deleteConversion),
    served(getConversion),
    served(listConversions),
    served(transcribeConversion),
  ],
  desk: [
    served(cancelWork),
    served(checkHealth),
    served(findAccounts),
    served(getDesk),
    served(getStory),
    served(listWork),
    served(restartServer),
    served(retryWork),
  ],
  engine: [
    served(getVideoProgram),
    served(installModel),
    served(installVideoProgram),
    served(listEngines),
    served(removeEndpoint),
    served(removeModel),
    served(setEndpoint),
    served(testEndpoint),
    served(chooseEngine),
  ],
  calendar: [served(getCalendar), served(listUpcoming), served(removeCalendar), served(saveCalendar)],
  export: [served(exportTask)],
  folder: [
    served(countByFolder),
    served(createFolder),
    served(deleteFolder),
    served(moveTasks),
    served(renameFolder),
  ],
  hotword: [served(addHotwords), served(deleteHotword), served(editHotword), served(listHotwords)],
  intake: [served(createDocumentTasks), served(createTasks)],
  leaving: [served(deleteUser), served(keepUser)],
  library: [served(getTask), served(listTasks), served(searchTasks), served(similarTasks)],
  meeting: [served(getMeeting), served(joinMeeting), served(leaveMeeting)],
  mcpKey: [served(createMcpKey), served(deleteMcpKey), served(listMcpKeys)],
  billing: [
    served(advanceClock),
    served(endSubscription),
    served(grantSubscription),
    served(reconcileBilling),
    served(refundPayment),
    served(showBilling),
  ],
  plan: [served(adjustMinutes), served(exportStatement), served(listStatement)],
  promo: [served(createCode), served(disableCode), served(listCodes), served(reportCode)],
  referral: [served(listReferrals)],
  review: [served(listDue), served(overruleVerdict)],
  sharing: [served(editShare), served(getShare), served(publishTask), served(renewShare), served(toggleShare)],
  link: [served(importLink), served(inspectLink)],
  task: [served(cancelTask), served(deleteTasks), served(startTranscription)],
  usage: [served(getFunnel)],
  voice: [served(deleteVoice), served(deleteVoices), served(listVoices), served(switchRecognition)],
  transcript: [
    served(deleteLines),
    served(joinLines),
    served(listChanges),
    served(listRecognisers),
    served(replaceText),
    served(retranscribe),
    served(splitLine),
    served(undoChange),
  ],
  translation: [served(getTranslation), served(listTargetLanguages), served(startTranslation)],
  cli: [served(importLocalFile), served(backUp), served(restoreBackup)],
}

export const callables: ReadonlyMap<string, (encoded: unknown) => Served> = new Map(
  Object.values(callablesByArea).flat(),
)

/** The commands that stream: these answer in parts. */
export const streamables: ReadonlyMap<string, (encoded: unknown) => Streamed> = new Map([
  streamed(askLibrary),
  streamed(askTask),
  streamed(checkAnswer),
  streamed(startReview),
  streamed(watchTask),
])
