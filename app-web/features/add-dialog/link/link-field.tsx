import { useStore } from "#web/lib/store.ts"
import { useText } from "#web/lib/text.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { AddressInput } from "#web/ui/address-input.tsx"
import { Button } from "#web/ui/button.tsx"
import type { ClipboardEvent, ReactElement } from "react"
import { addressAlone, noLink } from "./link-choice.ts"
import { linkChoice } from "./link-state.ts"
import { useCheckLink } from "./use-check-link.ts"

/** The address of the video. One that is pasted into the empty field is looked up at once. */
export const LinkField = (): ReactElement => {
  const t = useText("add-dialog/link")
  const { address, video } = useStore(linkChoice)
  const { check, isPending, error } = useCheckLink()
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const { value, selectionStart, selectionEnd } = event.currentTarget
    const pasted = addressAlone(event.clipboardData.getData("text"))
    const replacesAll = selectionStart === 0 && selectionEnd === value.length
    if (pasted === null || !replacesAll) return
    event.preventDefault()
    check(pasted)
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isPending) check(address)
      }}
    >
      <AddressInput
        label={t("link.address")}
        value={address}
        hint={isPending ? t("link.checking") : video === null ? t("link.hint") : null}
        fault={error === null ? null : errorMessage(error)}
        onPaste={paste}
        onChange={(written) => linkChoice.set({ ...noLink, address: written })}
      >
        <Button
          type="submit"
          className="!h-10 max-md:!h-11"
          disabled={address.trim() === ""}
          aria-disabled={isPending}
          aria-busy={isPending}
        >
          {t("link.check")}
        </Button>
      </AddressInput>
    </form>
  )
}
