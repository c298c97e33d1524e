import { isSameName, isTooLong } from "#web/entities/folder/folder-name.ts"
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
