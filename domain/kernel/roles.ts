/**
 * What callers are: to the product (`free` and `paid` accounts, an assistant with an `mcpKey` of a paid account, or
 * with a `readKey` that may change nothing, a `visitor`, a `guest` who uses the free tools without an account, the
 * `operator` of the server), and to the task that a use case is about. A `disabled` account has no session and no key that works, and an `unverified` one, whose address
 * neither its owner nor the operator has verified, never had any: both count as visitors.
 */
export type Role =
  | "visitor"
  | "guest"
  | "disabled"
  | "unverified"
  | "free"
  | "paid"
  | "mcpKey"
  | "readKey"
  | "operator"
  | "owner"
  | "editor"
  | "viewer"
  | "shareViewer"

/** What a role relates to. */
type Entity = "product" | "account" | "task" | "link"

/** Who may call a use case. */
export interface Row {
  readonly on: Entity
  readonly may: ReadonlyArray<Role>
}

const row = (on: Entity, ...may: ReadonlyArray<Role>): Row => ({ on, may })

/** The same row for what changes nothing: keys that may only read can call it. */
const reading = ({ on, may }: Row): Row => row(on, ...may, "readKey")

/** The same row for what guests need for the free tools: their own tasks, as if they were signed in. */
const withGuests = ({ on, may }: Row): Row => row(on, ...may, "guest")

const open = row("product", "visitor", "disabled", "unverified", "free", "paid", "mcpKey", "operator")
const ofServer = row("product", "operator")
/** What is about the caller's own account. */
const ofAccount = row("account", "free", "paid", "mcpKey")
/** The same, for people only: not for an assistant's key. */
const ofPerson = row("account", "free", "paid")
const ofPaidPerson = row("account", "paid")
const ofPaid = row("account", "paid", "mcpKey")
/** Lists of the caller's own items; the operator sees everyone's. */
const ofLists = row("account", "free", "paid", "mcpKey", "operator")
const ofOwner = row("task", "owner", "operator")
const ofEditors = row("task", "owner", "editor", "operator")
const ofReaders = row("task", "owner", "editor", "viewer", "operator")
/** A person's own data about a task; not for the operator, who has no account. */
const ofEachReader = row("task", "owner", "editor", "viewer")
const ofLink = row("link", "shareViewer", "visitor", "disabled", "unverified")

/** Who may do what. Each use case reads its row; one without a row does not compile. */
export const roles = {
  "account.createToken": ofServer,
  "account.createUser": ofServer,
  "account.disableUser": ofServer,
  "account.editLanguage": ofAccount,
  "account.editPreferences": ofAccount,
  "account.enableUser": ofServer,
  "account.endOtherSessions": ofPerson,
  "account.endSession": ofPerson,
  "account.getCurrentUser": ofPerson,
  "account.getPreferences": reading(ofAccount),
  "account.getUser": ofServer,
  "account.inviteUser": ofServer,
  "account.listSessions": ofPerson,
  "account.listUsers": ofServer,
  "account.signOut": ofPerson,
  "analysis.getMindMap": withGuests(reading(ofReaders)),
  "analysis.getSummary": withGuests(reading(ofReaders)),
  "analysis.redrawMindMap": ofEditors,
  "analysis.startAnalysis": withGuests(ofOwner),
  "asking.askLibrary": ofAccount,
  "asking.askTask": ofEachReader,
  "asking.deleteHistory": ofEachReader,
  "asking.deleteLibraryHistory": ofAccount,
  "asking.getHistory": reading(ofEachReader),
  "asking.getLibraryHistory": reading(ofAccount),
  "billing.advanceClock": ofServer,
  "billing.cancelSubscription": ofPerson,
  "billing.changePlan": ofPerson,
  "billing.checkout": ofPerson,
  "billing.continueSubscription": ofPerson,
  "billing.endSubscription": ofServer,
  "billing.getSubscription": reading(ofAccount),
  "billing.grantSubscription": ofServer,
  "billing.listInvoices": reading(ofAccount),
  "billing.listPlans": reading(open),
  "billing.openPortal": ofPerson,
  "billing.previewChange": reading(ofAccount),
  "billing.receiveNotice": open,
  "billing.reconcileBilling": ofServer,
  "billing.refundPayment": ofServer,
  "billing.renewSubscription": ofPerson,
  "billing.showBilling": ofServer,
  "billing.startTrial": ofPerson,
  "billing.verifyPayment": ofPerson,
  "collaboration.addCollaborator": ofOwner,
  "collaboration.editCollaborator": ofOwner,
  "collaboration.getPermission": reading(ofReaders),
  "collaboration.listCollaborators": reading(ofReaders),
  "collaboration.removeCollaborator": ofOwner,
  "collaboration.reportFocus": ofReaders,
  "conversion.cancelConversion": withGuests(ofAccount),
  "conversion.convertMedia": withGuests(ofAccount),
  "conversion.deleteConversion": withGuests(ofAccount),
  "conversion.getConversion": withGuests(reading(ofAccount)),
  "conversion.getConvertedFile": reading(ofLink),
  "conversion.listConversions": withGuests(reading(ofAccount)),
  "conversion.transcribeConversion": ofAccount,
  "engine.chooseEngine": ofServer,
  "engine.dismissOffer": ofServer,
  "engine.installModel": ofServer,
  "engine.listEngines": ofServer,
  "engine.removeEndpoint": ofServer,
  "engine.removeModel": ofServer,
  "engine.setEndpoint": ofServer,
  "engine.testEndpoint": ofServer,
  "export.exportTask": withGuests(reading(ofReaders)),
  "folder.countByFolder": reading(ofAccount),
  "folder.createFolder": ofAccount,
  "folder.deleteFolder": ofAccount,
  "folder.listFolders": reading(ofAccount),
  "folder.moveTasks": ofOwner,
  "folder.moveToFolder": ofOwner,
  "folder.renameFolder": ofAccount,
  "hotword.addHotword": ofPaid,
  "hotword.addHotwords": ofPaid,
  "hotword.deleteHotword": ofAccount,
  "hotword.editHotword": ofPaid,
  "hotword.listHotwords": reading(ofAccount),
  "intake.addExample": ofPerson,
  "intake.createDocumentTasks": withGuests(ofAccount),
  "intake.createTasks": withGuests(ofAccount),
  "intake.deleteUpload": withGuests(ofAccount),
  "intake.openUpload": withGuests(ofAccount),
  "intake.pasteText": withGuests(ofAccount),
  "intake.previewEngine": reading(ofAccount),
  "intake.previewIntake": withGuests(reading(ofAccount)),
  "leaving.cancelDeletion": ofPerson,
  "leaving.deleteUser": ofServer,
  "leaving.exportArchive": ofPerson,
  "leaving.getDeletion": ofPerson,
  "leaving.keepUser": ofServer,
  "leaving.requestDeletion": ofPerson,
  "library.attendTask": ofReaders,
  "library.countTasks": reading(ofLists),
  "library.editTask": ofEditors,
  "library.findByTitle": reading(ofLists),
  "library.getJobStatus": withGuests(reading(ofReaders)),
  "library.getTask": withGuests(reading(ofReaders)),
  "library.listTasks": withGuests(reading(ofLists)),
  "library.openTask": withGuests(reading(ofReaders)),
  "library.searchTasks": reading(ofLists),
  "library.similarTasks": reading(ofReaders),
  "library.watchTask": withGuests(reading(ofReaders)),
  "library.watchTasks": reading(ofLists),
  "mcpKey.countMcpKeys": ofPerson,
  "mcpKey.createMcpKey": ofPaidPerson,
  "mcpKey.deleteMcpKey": ofPerson,
  "mcpKey.listMcpKeys": ofPerson,
  "passkey.confirm": ofPerson,
  "passkey.deletePasskey": ofPerson,
  "passkey.listPasskeys": ofPerson,
  "passkey.registerPasskey": ofPerson,
  "passkey.signInByPasskey": open,
  "passkey.startConfirmation": ofPerson,
  "passkey.startPasskeySignIn": open,
  "passkey.startRegistration": ofPerson,
  "plan.adjustMinutes": ofServer,
  "plan.exportStatement": reading(ofAccount),
  "plan.getUsage": reading(ofAccount),
  "plan.listStatement": reading(ofAccount),
  "playback.getLinkedMedia": reading(ofLink),
  "playback.getMedia": reading(ofReaders),
  "playback.getMediaLink": reading(ofReaders),
  "playback.getWaveform": reading(ofReaders),
  "promo.createCode": ofServer,
  "promo.disableCode": ofServer,
  "promo.listCodes": ofServer,
  "promo.reportCode": ofServer,
  "promo.redeemCode": ofAccount,
  "promo.validateCode": reading(ofAccount),
  "referral.getReferralInfo": reading(ofAccount),
  "referral.listReferrals": ofServer,
  "referral.validateReferral": reading(open),
  "review.checkAnswer": ofAccount,
  "review.getIntroduction": reading(ofEachReader),
  "review.listDue": reading(ofAccount),
  "review.overruleVerdict": ofAccount,
  "review.startReview": ofEachReader,
  "sharing.drawPublished": reading(ofLink),
  "sharing.drawShared": reading(ofLink),
  "sharing.editShare": ofOwner,
  "sharing.getShare": reading(ofOwner),
  "sharing.publishTask": ofOwner,
  "sharing.renewShare": ofOwner,
  "sharing.shareTask": ofOwner,
  "sharing.toggleShare": ofOwner,
  "sharing.unlockShared": ofLink,
  "sharing.viewPublished": reading(ofLink),
  "sharing.viewShared": reading(ofLink),
  "sharing.watchShared": reading(ofLink),
  "signIn.checkAddress": open,
  "signIn.createDesktopCode": ofPerson,
  "signIn.getHumanCheck": open,
  "signIn.getPhoneAccessToken": open,
  "signIn.getSignInOptions": reading(open),
  "signIn.openVisit": open,
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
  "task.cancelTask": withGuests(ofOwner),
  "task.deleteTasks": withGuests(ofOwner),
  "task.renameTask": ofOwner,
  "task.startTranscription": ofOwner,
  "tools.listTools": reading(open),
  "transcript.assignSpeaker": ofEditors,
  "transcript.deleteLines": ofEditors,
  "transcript.editLines": ofEditors,
  "transcript.editSpeakerNames": ofEditors,
  "transcript.getColumns": withGuests(reading(ofReaders)),
  "transcript.getMoment": reading(ofReaders),
  "transcript.getTranscript": withGuests(reading(ofReaders)),
  "transcript.joinLines": ofEditors,
  "transcript.listChanges": reading(ofReaders),
  "transcript.listPeople": reading(ofAccount),
  "transcript.listRecognisers": reading(ofLists),
  "transcript.mergeSpeakers": ofEditors,
  "transcript.renameSpeakers": ofEditors,
  "transcript.replaceText": ofEditors,
  "transcript.retranscribe": ofOwner,
  "transcript.splitLine": ofEditors,
  "transcript.undoChange": ofEditors,
  "transcript.undoMerge": ofEditors,
  "translation.getTranslation": reading(ofReaders),
  "translation.listTargetLanguages": reading(ofReaders),
  "translation.startTranslation": ofOwner,
  "writing.compareVersions": reading(ofReaders),
  "writing.enterDocument": ofReaders,
  "writing.listVersions": reading(ofReaders),
  "writing.restoreVersion": ofEditors,
  "writing.tickActionItem": ofEditors,
} as const satisfies Readonly<Record<string, Row>>

export type CaseName = keyof typeof roles
