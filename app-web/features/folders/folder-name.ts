import { useFolders } from "#web/entities/folder/use-folders.ts"
import { useText } from "#web/lib/text.ts"
import { t as refusal } from "#web/request/texts.ts"

/** What is wrong with a folder's name; null when nothing is. Its own folder may keep it. */
export const useNameError = (name: string, own?: string): string | null => {
  const t = useText("folders")
  const folders = useFolders()?.folders ?? []
  if (name.trim() === "") return t("folder.nameEmpty")
  if (isTooLong(name)) return t("folder.nameLong")
  return folders.some((one) => one.id !== own && isSameName(one.name, name)) ? refusal("refusal.FolderNameTaken") : null
}

/** Names that look or read alike are the same, by the rule of the server. */
const keyOf = (name: string): string =>
  name.normalize("NFKC").trim().replaceAll(/\s+/gu, " ").toUpperCase().toLowerCase().normalize("NFKC")

export const isSameName = (a: string, b: string): boolean => keyOf(a) === keyOf(b)

/** The longest name, counted in characters as the server counts them. */
const isTooLong = (name: string): boolean => Array.from(name).length > 80
