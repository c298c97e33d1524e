import type { User } from "../../account/user.ts"

/** By what the operator knows an account: its address, or its number; null for a guest of the free tools. */
export const nameOf = ({ email, phone }: Pick<User, "email" | "phone">): string | null => email ?? phone
