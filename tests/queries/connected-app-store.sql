-- ConnectedAppStore.insert
insert into "connected_app" ("id", "user_id", "grant_id", "name", "host", "scopes", "created_at", "last_used_at") values ($1, $2, $3, $4, $5, $6, $7, $8);

-- ConnectedAppStore.list
select * from "connected_app" where "user_id" = $1 and exists (select "model" from "oauth_record" where "oauth_record"."grant_id" = "connected_app"."grant_id" and "model" in ($2, $3, $4) and "expires_at" > $5) order by "created_at" desc, "id";

-- ConnectedAppStore.findByToken
select "connected_app".*, "app_user"."plan", "oauth_record"."payload", "oauth_record"."expires_at" from "oauth_record" inner join "connected_app" on "connected_app"."grant_id" = "oauth_record"."grant_id" inner join "app_user" on "app_user"."id" = "connected_app"."user_id" where "model" = $1 and "id_hash" = $2 and "app_user"."disabled_at" is null;

-- ConnectedAppStore.touch
update "connected_app" set "last_used_at" = $1 where "id" = $2;

-- ConnectedAppStore.remove
with "gone" as (delete from "connected_app" where "id" = $1 and "user_id" = $2 returning "grant_id"), "ended" as (delete from "oauth_record" where ("grant_id" in (select "grant_id" from "gone") or ("model" = $3 and "id_hash" in (select "grant_id" from "gone")))) select "grant_id" from "gone";
