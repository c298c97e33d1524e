-- McpKeyStore.insert
insert into "mcp_key" ("id", "user_id", "name", "key_hash", "hint", "scope", "created_at", "last_used_at") values ($1, $2, $3, $4, $5, $6, $7, $8);

-- McpKeyStore.list
select * from "mcp_key" where "user_id" = $1 order by "created_at", "id";

-- McpKeyStore.findByHash
select "mcp_key".*, "app_user"."plan" from "mcp_key" inner join "app_user" on "app_user"."id" = "mcp_key"."user_id" where "key_hash" = $1 and "app_user"."disabled_at" is null;

-- McpKeyStore.touch
update "mcp_key" set "last_used_at" = $1 where "id" = $2;

-- McpKeyStore.remove
delete from "mcp_key" where "id" = $1 and "user_id" = $2 returning "id";
