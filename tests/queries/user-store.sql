-- UserStore.insert
insert into "app_user" ("id", "email", "plan", "language", "ui_language", "style", "created_at") values ($1, $2, $3, $4, $5, $6, $7) on conflict ("email") do nothing;

-- UserStore.insert, UserStore.findByEmail
select * from "app_user" where "email" = $1;

-- UserStore.get
select * from "app_user" where "id" = $1;

-- UserStore.save
update "app_user" set "id" = $1, "email" = $2, "plan" = $3, "language" = $4, "ui_language" = $5, "style" = $6, "created_at" = $7 where "id" = $8;

-- UserStore.list
select * from "app_user" order by "created_at", "id";
