-- What `authenticator` may become: these three and nothing else. It owns nothing and may do nothing by itself.
alter role authenticator nosuperuser noinherit;
grant anon, authenticated, service_role to authenticator;
