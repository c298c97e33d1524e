import { useStore } from "#web/lib/store.ts"
import { useText } from "#web/lib/text.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { type RouterInput, slow, trpc } from "#web/request/trpc.ts"
import { AddressInput } from "#web/ui/address-input.tsx"
import { Button } from "#web/ui/button.tsx"
import { useMutation } from "@tanstack/react-query"
import { type ClipboardEvent, type ReactElement, useRef } from "react"
import { addressAlone, answered, linkChoice, noLink } from "./link-choice.ts"

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

interface CheckLink {
  readonly check: (address: string) => void
  readonly isPending: boolean
  /** Why the address that is in the field was refused. */
  readonly error: unknown
}

/** Asks the site what is behind a link. */
const useCheckLink = (): CheckLink => {
  const { address } = useStore(linkChoice)
  const { client } = trpc.useUtils()
  const leaving = useRef(new AbortController())
  const asking = useMutation({
    mutationFn: (wanted: RouterInput["link"]["inspectLink"]) => {
      // Nobody waits for the link that was in the field before; the looks of an account take turns.
      leaving.current.abort()
      leaving.current = new AbortController()
      return client.link.inspectLink.mutate(wanted, { ...slow.trpc, signal: leaving.current.signal })
    },
    onSuccess: (video, { url }) => linkChoice.set((choice) => answered(choice, url, video)),
  })
  const isCurrent = asking.variables?.url === address
  return {
    check: (written) => {
      const url = addressAlone(written) ?? written.trim()
      if (url === "") return
      linkChoice.set({ ...noLink, address: url })
      asking.mutate({ url })
    },
    isPending: isCurrent && asking.isPending,
    error: isCurrent ? asking.error : null,
  }
}
