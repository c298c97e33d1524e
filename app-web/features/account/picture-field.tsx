import { useText } from "#web/lib/text.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { trpc } from "#web/request/trpc.ts"
import { Avatar } from "#web/ui/avatar.tsx"
import { Button } from "#web/ui/button.tsx"
import { type ReactElement, useRef, useState } from "react"
import { useEditProfile } from "./profile-fields.tsx"

/** Pixels: twice what the profile shows. */
const side = 112

/** The middle of a picture, small enough to be kept with the account. Rejects for a file that is no picture. */
const smallPicture = async (file: Blob): Promise<string> => {
  const picture = await createImageBitmap(file)
  const length = Math.min(picture.width, picture.height)
  const canvas = document.createElement("canvas")
  canvas.width = side
  canvas.height = side
  const pen = canvas.getContext("2d")
  // JPEG has no transparency: what would be black is white.
  if (pen !== null) {
    pen.fillStyle = "#fff"
    pen.fillRect(0, 0, side, side)
    const [left, top] = [(picture.width - length) / 2, (picture.height - length) / 2]
    pen.drawImage(picture, left, top, length, length, 0, 0, side, side)
  }
  picture.close()
  return canvas.toDataURL("image/jpeg", 0.82)
}

/** The picture of the account, or its letters, and how to change it. */
export const PictureField = ({ name }: { readonly name: string }): ReactElement => {
  const t = useText("account")
  const input = useRef<HTMLInputElement>(null)
  const edit = useEditProfile()
  const [isUnreadable, setUnreadable] = useState(false)
  const { data } = trpc.account.getPreferences.useQuery({}, { staleTime: 300_000 })
  const picture = data?.avatar ?? null
  const choose = (file: File | undefined) => {
    setUnreadable(false)
    if (file !== undefined) smallPicture(file).then((avatar) => edit.mutate({ avatar }), () => setUnreadable(true))
  }
  return (
    <div className="grid justify-items-center gap-2">
      {picture === null
        ? <Avatar name={name} index={0} size={56} />
        : <img src={picture} alt={t("account.pictureOf", { name })} className="size-14 rounded-full object-cover" />}
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        hidden
        aria-label={t("account.picture")}
        onChange={({ target }) => {
          choose(target.files?.[0])
          target.value = ""
        }}
      />
      <Button size="sm" className="max-md:!h-11" disabled={edit.isPending} onClick={() => input.current?.click()}>
        {t("account.picture")}
      </Button>
      {picture !== null && (
        <Button
          size="sm"
          tone="ghost"
          className="max-md:!h-11"
          disabled={edit.isPending}
          onClick={() => edit.mutate({ avatar: null })}
        >
          {t("account.noPicture")}
        </Button>
      )}
      {(isUnreadable || edit.error !== null) && (
        <p role="alert" className="max-w-32 text-sm text-bad">
          {isUnreadable ? t("account.pictureUnreadable") : errorMessage(edit.error)}
        </p>
      )}
    </div>
  )
}
