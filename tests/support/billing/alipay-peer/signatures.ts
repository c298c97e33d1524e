import { createSign, createVerify } from "node:crypto"
import type { Fields } from "./calls.ts"

/** RSA2 over a text, in base64. */
export const signed = (text: string, privateKey: string): string =>
  createSign("RSA-SHA256").update(text, "utf8").sign(privateKey, "base64")

/** Whether `sign` is that of the other fields: in the order of their names, without those that are empty. */
export const isSignedBy = (publicKey: string, fields: Fields): boolean =>
  createVerify("RSA-SHA256").update(inOrder(fields, ["sign"]), "utf8").verify(publicKey, fields["sign"] ?? "", "base64")

/** The fields of a notice with their signature, which leaves `sign_type` out. */
export const signedNotice = (fields: Fields, privateKey: string): Fields => ({
  ...fields,
  sign_type: "RSA2",
  sign: signed(inOrder(fields, ["sign", "sign_type"]), privateKey),
})

const inOrder = (fields: Fields, without: ReadonlyArray<string>): string =>
  Object.keys(fields).filter((name) => !without.includes(name) && fields[name] !== "").toSorted()
    .map((name) => `${name}=${fields[name]}`).join("&")
