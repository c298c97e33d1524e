-- OAuthRecordStore.save, OAuthRecordStore.replace
insert into "oauth_record" ("model", "id_hash", "payload", "grant_id", "expires_at", "consumed_at") values ($1, $2, $3, $4, $5, $6) on conflict ("model", "id_hash") do update set "payload" = $7, "grant_id" = $8, "expires_at" = $9;

-- OAuthRecordStore.find
select * from "oauth_record" where "model" = $1 and "id_hash" = $2 and ("expires_at" is null or "expires_at" > $3);

-- OAuthRecordStore.consume, OAuthRecordStore.replace
update "oauth_record" set "consumed_at" = $1 where "model" = $2 and "id_hash" = $3 and "consumed_at" is null returning "model";

-- OAuthRecordStore.remove
delete from "oauth_record" where "model" = $1 and "id_hash" = $2;

-- OAuthRecordStore.remove
delete from "connected_app" where "grant_id" = $1;

-- OAuthRecordStore.removeIssued
delete from "oauth_record" where "grant_id" = $1;

-- OAuthRecordStore.forgetExpired
delete from "oauth_record" where "expires_at" <= $1;

-- OAuthRecordStore.forgetExpired
delete from "connected_app" where not exists (select "model" from "oauth_record" where "model" = $1 and "id_hash" = "connected_app"."grant_id");
