import { WrittenEmail } from "../account/user.ts"

/** How an owner names whom they add: by email address, as the accounts of the international edition have no other name. */
export const UserIdentifier = WrittenEmail
