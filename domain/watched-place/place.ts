import { Schema } from "effect"

/** Where recordings are looked for. What opens it is kept sealed; the address of a feed often holds a secret as well. */
export const Place = Schema.TaggedUnion({
  /** A folder on the server, with all below it. */
  Folder: { path: Schema.String },
  /** What begins with a prefix in a bucket of S3, or of a service like it; without an endpoint, Amazon's. */
  Bucket: {
    endpoint: Schema.NullOr(Schema.String),
    region: Schema.String,
    bucket: Schema.String,
    prefix: Schema.String,
    accessKeyId: Schema.String,
    sealed: Schema.String,
  },
  /** A podcast, or another feed with files. */
  Feed: { sealed: Schema.String, host: Schema.String },
})
export type Place = typeof Place.Type

export const PlaceKind = Schema.Literals(["folder", "bucket", "feed"])
export type PlaceKind = typeof PlaceKind.Type

const kinds: Readonly<Record<Place["_tag"], PlaceKind>> = { Folder: "folder", Bucket: "bucket", Feed: "feed" }

export const kindOf = ({ _tag }: Place): PlaceKind => kinds[_tag]

/** Where it is, as its owner reads it: without what is secret. */
export const whereIs = (place: Place): string => {
  if (place._tag === "Folder") return place.path
  return place._tag === "Feed" ? place.host : `${place.bucket}/${place.prefix}`
}

/** A place with what opens it. */
export type OpenedPlace =
  | Extract<Place, { _tag: "Folder" }>
  | (Omit<Extract<Place, { _tag: "Bucket" }>, "sealed"> & { readonly secret: string })
  | { readonly _tag: "Feed"; readonly url: string }
