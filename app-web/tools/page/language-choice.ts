import { isLanguage, languageCodes } from "#texts/languages.ts"
import { keepLanguage } from "#web/lib/language.ts"
import { safeLocalStorage } from "#web/lib/safe-local-storage.ts"
import { storageKeys } from "#web/lib/storage-keys.ts"
import { codeOf } from "../addresses.ts"

/** An address that names no language shows the browser's: readers who chose another one get that. */
export const keepChosenLanguage = (): void => {
  document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>("a[data-language]") : null
    const language = link?.dataset["language"] ?? ""
    if (isLanguage(language)) keepLanguage(language)
  })
  const chosen = safeLocalStorage.read(storageKeys.language)
  const [, , code] = location.pathname.split("/")
  const isNamed = languageCodes.some((language) => codeOf(language) === code)
  if (chosen === null || !isLanguage(chosen) || isNamed || chosen === document.documentElement.lang) return
  location.replace(location.href.replace("/tools/", `/tools/${codeOf(chosen)}/`))
}
