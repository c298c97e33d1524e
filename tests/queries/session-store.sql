-- SessionStore.save
insert into "session" ("id", "label", "place", "last_seen_at", "token_hash", "user_id", "device_id", "created_at", "expires_at", "proven_at") values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict ("user_id", "device_id") do update set "id" = $11, "label" = $12, "place" = $13, "last_seen_at" = $14, "token_hash" = $15, "user_id" = $16, "device_id" = $17, "created_at" = $18, "expires_at" = $19, "proven_at" = $20;

-- SessionStore.find
select *, (select "is_guest" from "app_user" where "app_user"."id" = "session"."user_id") as "is_guest" from "session" where "token_hash" = $1 and not exists (select "app_user"."id" from "app_user" where "app_user"."id" = "session"."user_id" and "app_user"."disabled_at" is not null);

-- SessionStore.exists
select "id" from "session" where "id" = $1 and "expires_at" > $2 and not exists (select "app_user"."id" from "app_user" where "app_user"."id" = "session"."user_id" and "app_user"."disabled_at" is not null);

-- SessionStore.list
select * from "session" where "user_id" = $1 and "expires_at" > $2 order by "last_seen_at" desc, "id";

-- SessionStore.touch
update "session" set "last_seen_at" = $1, "expires_at" = $2 where "id" = $3;

-- SessionStore.prove
update "session" set "proven_at" = $1 where "id" = $2;

-- SessionStore.end
delete from "session" where "user_id" = $1 and "id" = $2 returning "id";

-- SessionStore.endOthers
delete from "session" where "user_id" = $1 and "id" != $2 returning "id";

-- SessionStore.endOthers
delete from "session" where "user_id" = $1 returning "id";

-- SessionStore.remove
delete from "session" where "user_id" = $1 and "device_id" = $2 returning "id";

-- SessionStore.saveLink
insert into "sign_in_link" ("token_hash", "email", "browser_hash", "expires_at") values ($1, $2, $3, $4) on conflict ("token_hash") do update set "token_hash" = $5, "email" = $6, "browser_hash" = $7, "expires_at" = $8;

-- SessionStore.findLink
select * from "sign_in_link" where "token_hash" = $1 and "expires_at" > $2;

-- SessionStore.consumeLink
delete from "sign_in_link" where "token_hash" = $1 and "expires_at" > $2 returning *;

-- SessionStore.forgetExpired
delete from "session" where "expires_at" <= $1;

-- SessionStore.forgetExpired
delete from "sign_in_link" where "expires_at" <= $1;
