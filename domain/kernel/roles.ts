/**
 * What callers are: to the product (`free` and `paid` accounts, an assistant with an `mcpKey` of a paid account, a
 * `visitor`, the `operator` of the server), and to the task that a use case is about.
 */
type Role = "visitor" | "free" | "paid" | "mcpKey" | "operator" | "owner" | "collaborator" | "shareViewer"

/** What a role is a role on. */
type Entity = "product" | "account" | "task" | "link"

/** Who may call a use case. */
export interface Row {
  readonly on: Entity
  readonly may: ReadonlyArray<Role>
}

const row = (on: Entity, ...may: ReadonlyArray<Role>): Row => ({ on, may })

const open = row("product", "visitor", "free", "paid", "mcpKey", "operator")
const ofServer = row("product", "operator")
/** What is about the caller's own account. */
const ofAccount = row("account", "free", "paid", "mcpKey")
/** The same, for people: an assistant's key does not reach it. */
const ofPerson = row("account", "free", "paid")
const ofPaidPerson = row("account", "paid")
const ofPaid = row("account", "paid", "mcpKey")
/** Lists of the caller's own items; the operator sees everyone's. */
const ofLists = row("account", "free", "paid", "mcpKey", "operator")
const ofOwner = row("task", "owner", "operator")
const ofEditors = row("task", "owner", "collaborator", "operator")
/** What people keep for themselves about a task: the operator has no account. */
const ofEachEditor = row("task", "owner", "collaborator")
const ofLink = row("link", "shareViewer")

/** Who may do what. Each use case reads its row; one without a row does not compile. */
export const roles = {
  "account.createToken": ofServer,
  "account.createUser": ofServer,
  "account.disableUser": ofServer,
  "account.editPreferences": ofAccount,
  "account.enableUser": ofServer,
  "account.endOtherSessions": ofPerson,
  "account.endSession": ofPerson,
  "account.getCurrentUser": ofPerson,
  "account.getPreferences": ofAccount,
  "account.getUser": ofServer,
  "account.inviteUser": ofServer,
  "account.listSessions": ofPerson,
  "account.listUsers": ofServer,
  "account.signOut": ofPerson,
  "analysis.getMindMap": ofEditors,
  "analysis.getSummary": ofEditors,
  "analysis.redrawMindMap": ofEditors,
  "analysis.startAnalysis": ofOwner,
  "asking.askLibrary": ofAccount,
  "asking.askTask": ofEachEditor,
  "asking.deleteHistory": ofEachEditor,
  "asking.deleteLibraryHistory": ofAccount,
  "asking.getHistory": ofEachEditor,
  "asking.getLibraryHistory": ofAccount,
  "collaboration.addCollaborator": ofOwner,
  "collaboration.getPermission": ofEditors,
  "collaboration.listCollaborators": ofEditors,
  "collaboration.removeCollaborator": ofOwner,
  "collaboration.reportFocus": ofEditors,
  "engine.chooseEngine": ofServer,
  "engine.dismissOffer": ofServer,
  "engine.installModel": ofServer,
  "engine.listEngines": ofServer,
  "engine.removeEndpoint": ofServer,
  "engine.removeModel": ofServer,
  "engine.setEndpoint": ofServer,
  "engine.testEndpoint": ofServer,
  "export.exportTask": ofEditors,
  "folder.countByFolder": ofAccount,
  "folder.createFolder": ofAccount,
  "folder.deleteFolder": ofAccount,
  "folder.listFolders": ofAccount,
  "folder.moveTasks": ofOwner,
  "folder.moveToFolder": ofOwner,
  "folder.renameFolder": ofAccount,
  "hotword.addHotword": ofPaid,
  "hotword.addHotwords": ofPaid,
  "hotword.deleteHotword": ofAccount,
  "hotword.editHotword": ofPaid,
  "hotword.listHotwords": ofAccount,
  "intake.addExample": ofPerson,
  "intake.createDocumentTasks": ofAccount,
  "intake.createTasks": ofAccount,
  "intake.deleteUpload": ofAccount,
  "intake.openUpload": ofAccount,
  "intake.pasteText": ofAccount,
  "intake.previewEngine": ofAccount,
  "intake.previewIntake": ofAccount,
  "library.attendTask": ofEditors,
  "library.countTasks": ofLists,
  "library.editTask": ofEditors,
  "library.findByTitle": ofLists,
  "library.getJobStatus": ofEditors,
  "library.getTask": ofEditors,
  "library.listTasks": ofLists,
  "library.openTask": ofEditors,
  "library.searchTasks": ofLists,
  "library.watchTask": ofEditors,
  "library.watchTasks": ofLists,
  "mcpKey.countMcpKeys": ofPerson,
  "mcpKey.createMcpKey": ofPaidPerson,
  "mcpKey.deleteMcpKey": ofPerson,
  "mcpKey.listMcpKeys": ofPerson,
  "plan.adjustMinutes": ofServer,
  "plan.exportStatement": ofAccount,
  "plan.getUsage": ofAccount,
  "plan.listStatement": ofAccount,
  "playback.getLinkedMedia": ofLink,
  "playback.getMedia": ofEditors,
  "playback.getMediaLink": ofEditors,
  "playback.getWaveform": ofEditors,
  "review.checkAnswer": ofAccount,
  "review.getIntroduction": ofEachEditor,
  "review.listDue": ofAccount,
  "review.overruleVerdict": ofAccount,
  "review.startReview": ofEachEditor,
  "sharing.drawPublished": ofLink,
  "sharing.drawShared": ofLink,
  "sharing.editShare": ofOwner,
  "sharing.getShare": ofOwner,
  "sharing.publishTask": ofOwner,
  "sharing.renewShare": ofOwner,
  "sharing.shareTask": ofOwner,
  "sharing.toggleShare": ofOwner,
  "sharing.unlockShared": ofLink,
  "sharing.viewPublished": ofLink,
  "sharing.viewShared": ofLink,
  "sharing.watchShared": ofLink,
  "signIn.checkAddress": open,
  "signIn.createDesktopCode": ofPerson,
  "signIn.getHumanCheck": open,
  "signIn.getPhoneAccessToken": open,
  "signIn.getSignInOptions": open,
  "signIn.inspectSignInLink": open,
  "signIn.requestSignInLink": open,
  "signIn.sendPhoneCode": open,
  "signIn.signInByDesktopCode": open,
  "signIn.signInByGoogle": open,
  "signIn.signInByLink": open,
  "signIn.signInByPhone": open,
  "signIn.signInBySupabase": open,
  "signIn.startGoogleSignIn": open,
  "signIn.verifyPhoneCode": open,
  "task.cancelTask": ofOwner,
  "task.deleteTasks": ofOwner,
  "task.renameTask": ofOwner,
  "task.startTranscription": ofOwner,
  "transcript.assignSpeaker": ofEditors,
  "transcript.deleteLines": ofEditors,
  "transcript.editLines": ofEditors,
  "transcript.editSpeakerNames": ofEditors,
  "transcript.getColumns": ofEditors,
  "transcript.getMoment": ofEditors,
  "transcript.getTranscript": ofEditors,
  "transcript.joinLines": ofEditors,
  "transcript.listChanges": ofEditors,
  "transcript.listPeople": ofAccount,
  "transcript.listRecognisers": ofAccount,
  "transcript.mergeSpeakers": ofEditors,
  "transcript.renameSpeakers": ofEditors,
  "transcript.replaceText": ofEditors,
  "transcript.retranscribe": ofOwner,
  "transcript.splitLine": ofEditors,
  "transcript.undoChange": ofEditors,
  "transcript.undoMerge": ofEditors,
  "translation.getTranslation": ofEditors,
  "translation.listTargetLanguages": ofEditors,
  "translation.startTranslation": ofOwner,
  "writing.compareVersions": ofEditors,
  "writing.enterDocument": ofEditors,
  "writing.listVersions": ofEditors,
  "writing.restoreVersion": ofEditors,
  "writing.tickActionItem": ofEditors,
} as const satisfies Readonly<Record<string, Row>>

export type CaseName = keyof typeof roles
