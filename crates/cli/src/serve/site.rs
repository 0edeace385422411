//! The web app as a table of files, and how a request is answered from it.

use axum::Router;
use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, Response, StatusCode, Uri, header};
use axum::routing::get;

/// A file of the web app.
pub(crate) struct File {
    /// Where it stands below the address: `assets/app.js`.
    pub(crate) path: &'static str,
    /// Tells its versions apart.
    pub(crate) tag: &'static str,
    /// What is in it.
    pub(crate) body: &'static [u8],
    /// The same packed by Brotli, where that is smaller.
    pub(crate) brotli: Option<&'static [u8]>,
    /// The same packed by gzip.
    pub(crate) gzip: Option<&'static [u8]>,
}

impl File {
    /// What is sent to a browser that takes these codings: the body, the coding's name, and the entity tag, quotes included.
    fn sent(&self, codings: &str) -> (&'static [u8], Option<&'static str>, String) {
        let packed = [("br", self.brotli), ("gzip", self.gzip)];
        let found = packed
            .into_iter()
            .find_map(|(coding, body)| Some((coding, body?)).filter(|_| takes(codings, coding)));
        match found {
            Some((coding, body)) => (body, Some(coding), format!("\"{}-{coding}\"", self.tag)),
            None => (self.body, None, format!("\"{}\"", self.tag)),
        }
    }
}

/// All files, in the order of their paths.
pub(crate) type Site = &'static [File];

/// The web app that was built before this binary; empty if none was.
pub(crate) const WEB_APP: Site = include!(concat!(env!("OUT_DIR"), "/web_app.rs"));

/// Scripts and workers of our own and the WebAssembly they load; nothing from anywhere else.
const POLICY: HeaderValue = HeaderValue::from_static(
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self' blob:; \
     style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; \
     object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
);

/// Names below `assets/` carry a fingerprint, so what is behind one never changes.
const FOR_EVER: HeaderValue = HeaderValue::from_static("public, max-age=31536000, immutable");
/// Everything else is asked for each time, and answered by its tag alone if it is the same.
const ASK_AGAIN: HeaderValue = HeaderValue::from_static("no-cache");

const NOT_FOUND: &str = include_str!("not_found.html");

/// Answers GET and HEAD from the table.
pub(crate) fn router(site: Site) -> Router {
    Router::new().fallback(get(answer)).with_state(site)
}

/// The board below `embed/` is for pages of others: they may come from other servers.
async fn answer(State(site): State<Site>, uri: Uri, asked: HeaderMap) -> Response<Body> {
    let Some(file) = find(site, uri.path()) else {
        // The links of a page are relative to its folder, so the address has to name one.
        let folder = format!("{}/", uri.path());
        return if find(site, &folder).is_some() { moved(&folder, uri.query()) } else { not_found() };
    };
    let text = |name| asked.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let (body, coding, tag) = file.sent(text(header::ACCEPT_ENCODING));
    let mut response = if names(text(header::IF_NONE_MATCH), &tag) {
        page(StatusCode::NOT_MODIFIED, Body::empty())
    } else {
        page(StatusCode::OK, Body::from(body))
    };
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(media_type(file.path)));
    headers.insert(header::VARY, HeaderValue::from_name(header::ACCEPT_ENCODING));
    headers.extend(coding.map(|coding| (header::CONTENT_ENCODING, HeaderValue::from_static(coding))));
    headers.extend(HeaderValue::try_from(tag).map(|tag| (header::ETAG, tag)));
    let cache = if file.path.starts_with("assets/") { FOR_EVER } else { ASK_AGAIN };
    headers.insert(header::CACHE_CONTROL, cache);
    if file.path.starts_with("embed/") {
        headers.insert(header::ACCESS_CONTROL_ALLOW_ORIGIN, HeaderValue::from_static("*"));
    }
    response
}

/// The file of an address; one that ends in `/` means the page of that folder.
fn find(site: Site, path: &str) -> Option<&'static File> {
    let path = path.trim_start_matches('/');
    let page = if path.is_empty() || path.ends_with('/') { "index.html" } else { "" };
    let path = format!("{path}{page}");
    site.binary_search_by(|file| file.path.cmp(&path)).ok().map(|at| &site[at])
}

/// Whether an `If-None-Match` names a tag; weak tags compare like strong ones there.
fn names(tags: &str, tag: &str) -> bool {
    tags.split(',').map(|t| t.trim().trim_start_matches("W/")).any(|t| t == tag || t == "*")
}

/// Whether an `Accept-Encoding` takes a coding: names it without forbidding it by a weight of zero.
fn takes(codings: &str, coding: &str) -> bool {
    codings.split(',').any(|one| {
        let (name, weight) = one.split_once(';').unwrap_or((one, "q=1"));
        let weight = weight.trim().trim_start_matches("q=").parse();
        name.trim().eq_ignore_ascii_case(coding) && weight.is_ok_and(|weight: f32| weight > 0.0)
    })
}

/// Sends a browser that asked for a folder without the slash at its end to the same with it.
fn moved(folder: &str, query: Option<&str>) -> Response<Body> {
    let mut response = page(StatusCode::PERMANENT_REDIRECT, Body::empty());
    // Two slashes in front would name another host.
    let mut to = format!("/{}", folder.trim_start_matches('/'));
    if let Some(query) = query {
        to.extend(["?", query]);
    }
    if let Ok(to) = HeaderValue::from_str(&to) {
        response.headers_mut().insert(header::LOCATION, to);
    }
    response
}

fn not_found() -> Response<Body> {
    let mut response = page(StatusCode::NOT_FOUND, Body::from(NOT_FOUND));
    let html = HeaderValue::from_static(media_type("html"));
    response.headers_mut().insert(header::CONTENT_TYPE, html);
    response
}

fn page(status: StatusCode, body: Body) -> Response<Body> {
    let mut response = Response::new(body);
    *response.status_mut() = status;
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_SECURITY_POLICY, POLICY);
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    response
}

/// The media type by the end of the name. WebAssembly is compiled while it loads only if its type is right.
fn media_type(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "jpg" | "jpeg" => "image/jpeg",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "mp3" => "audio/mpeg",
        "ogg" => "audio/ogg",
        "wav" => "audio/wav",
        "txt" | "ftl" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SITE: Site = &[
        File { path: "assets/a.wasm", tag: "01", body: b"\0asm", brotli: Some(b"br"), gzip: Some(b"gz") },
        File { path: "embed/b.js", tag: "04", body: b"board", brotli: None, gzip: None },
        File { path: "index.html", tag: "02", body: b"<p>Bao", brotli: None, gzip: None },
        File { path: "learn/index.html", tag: "03", body: b"<p>Learn", brotli: None, gzip: None },
    ];

    fn ask(path: &str, known: Option<&str>) -> Response<Body> {
        ask_packed(path, known, None)
    }

    fn ask_packed(path: &str, known: Option<&str>, codings: Option<&str>) -> Response<Body> {
        let mut headers = HeaderMap::new();
        for (name, value) in [(header::IF_NONE_MATCH, known), (header::ACCEPT_ENCODING, codings)] {
            headers.extend(value.map(|value| (name, value.parse().unwrap())));
        }
        let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
        runtime.block_on(answer(State(SITE), path.parse().unwrap(), headers))
    }

    fn said(response: &Response<Body>, name: header::HeaderName) -> &str {
        response.headers().get(name).map_or("", |value| value.to_str().unwrap())
    }

    #[test]
    fn every_file_is_found() {
        for file in WEB_APP {
            assert!(find(WEB_APP, file.path).is_some_and(|found| found.path == file.path), "{}", file.path);
        }
        assert!(WEB_APP.is_sorted_by_key(|file| file.path));
    }

    #[test]
    fn pages_and_files() {
        assert_eq!(said(&ask("/", None), header::ETAG), "\"02\"");
        assert_eq!(said(&ask("/learn/?lang=sw", None), header::ETAG), "\"03\"");
        let wasm = ask("/assets/a.wasm", None);
        assert_eq!(said(&wasm, header::CONTENT_TYPE), "application/wasm");
        assert!(said(&wasm, header::CACHE_CONTROL).contains("immutable"));
        assert!(said(&wasm, header::CONTENT_SECURITY_POLICY).contains("'wasm-unsafe-eval'"));
    }

    #[test]
    fn what_is_known_is_not_sent_again() {
        assert_eq!(ask("/", Some("\"02\"")).status(), StatusCode::NOT_MODIFIED);
        assert_eq!(ask("/", Some("\"00\", W/\"02\"")).status(), StatusCode::NOT_MODIFIED);
        assert_eq!(ask("/", Some("\"03\"")).status(), StatusCode::OK);
    }

    #[test]
    fn the_board_for_pages_of_others() {
        assert_eq!(said(&ask("/embed/b.js", None), header::ACCESS_CONTROL_ALLOW_ORIGIN), "*");
        assert_eq!(said(&ask("/", None), header::ACCESS_CONTROL_ALLOW_ORIGIN), "");
    }

    #[test]
    fn packed_for_those_who_take_it() {
        let cases = [
            ("gzip, deflate, br, zstd", "br", "\"01-br\""),
            ("gzip;q=0.5, br;q=0", "gzip", "\"01-gzip\""),
            ("GZIP", "gzip", "\"01-gzip\""),
            ("deflate, brr, gzip;q=none", "", "\"01\""),
        ];
        for (codings, coding, tag) in cases {
            let response = ask_packed("/assets/a.wasm", None, Some(codings));
            assert_eq!(said(&response, header::CONTENT_ENCODING), coding, "{codings}");
            assert_eq!(said(&response, header::ETAG), tag, "{codings}");
            assert_eq!(said(&response, header::CONTENT_TYPE), "application/wasm");
            assert_eq!(said(&response, header::VARY), "accept-encoding");
        }
        // What a browser knows packed is not what it would get whole.
        let known = |tag| ask_packed("/assets/a.wasm", Some(tag), Some("br")).status();
        assert_eq!([known("\"01-br\""), known("\"01\"")], [StatusCode::NOT_MODIFIED, StatusCode::OK]);
        assert_eq!(said(&ask_packed("/", None, Some("br")), header::CONTENT_ENCODING), "");
    }

    #[test]
    fn a_folder_without_its_slash() {
        for (path, to) in [("/learn", "/learn/"), ("//learn?lang=sw", "/learn/?lang=sw")] {
            let response = ask(path, None);
            assert_eq!(response.status(), StatusCode::PERMANENT_REDIRECT);
            assert_eq!(said(&response, header::LOCATION), to);
        }
    }

    #[test]
    fn what_is_not_there() {
        for path in ["/lear", "/../Cargo.toml", "/assets/", "/%2e%2e/index.html"] {
            assert_eq!(ask(path, None).status(), StatusCode::NOT_FOUND, "{path}");
        }
    }
}
