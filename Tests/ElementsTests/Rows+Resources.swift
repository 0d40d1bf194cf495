import Elements
import Testing
import Views

extension Row {
  /// Links.
  static let links: [Row] = [
    Row(a(.href("/?a=1&b=2")), #"<a href="/?a=1&amp;b=2"></a>"#),
    Row(area(.href("/")), #"<area href="/">"#),
    Row(base(.href("/")), #"<base href="/">"#),
    Row(link(.href("/")), #"<link href="/">"#),
    Row(a(.target(.blank)), #"<a target="_blank"></a>"#),
    Row(a(.target("side")), #"<a target="side"></a>"#),
    Row(form(.target(.current)), #"<form target="_self"></form>"#),
    Row(base(.target(.top)), #"<base target="_top">"#),
    Row(area(.target(.parent)), #"<area target="_parent">"#),
    Row(a(.hreflang("de")), #"<a hreflang="de"></a>"#),
    Row(a(.download), "<a download></a>"),
    Row(a(.download("cat.png")), #"<a download="cat.png"></a>"#),
    Row(a(.ping("/seen")), #"<a ping="/seen"></a>"#),
    Row(a(.type("text/html")), #"<a type="text/html"></a>"#),
  ]

  /// Relations of links.
  static let relations: [Row] = [
    Row(a(.rel(.nofollow, .privacyPolicy)), #"<a rel="nofollow privacy-policy"></a>"#),
    Row(a(.rel("me")), #"<a rel="me"></a>"#),
    Row(area(.rel(.tag)), #"<area rel="tag">"#),
    Row(link(.rel(.stylesheet)), #"<link rel="stylesheet">"#),
    Row(link(.rel(.alternate, .stylesheet)), #"<link rel="alternate stylesheet">"#),
    Row(link(.rel("webmention")), #"<link rel="webmention">"#),
    Row(form(.rel(.noopener)), #"<form rel="noopener"></form>"#),
    Row(form(.rel("x")), #"<form rel="x"></form>"#),
  ]

  /// Fetching.
  static let fetching: [Row] = [
    Row(img(.src("/a.png")), #"<img src="/a.png">"#),
    Row(link(.crossorigin), "<link crossorigin>"),
    Row(link(.crossorigin(.useCredentials)), #"<link crossorigin="use-credentials">"#),
    Row(a(.referrerpolicy(.noReferrer)), #"<a referrerpolicy="no-referrer"></a>"#),
    Row(link(.integrity("sha384-x")), #"<link integrity="sha384-x">"#),
    Row(img(.fetchpriority(.high)), #"<img fetchpriority="high">"#),
    Row(link(.blocking(.render)), #"<link blocking="render">"#),
    Row(img(.loading(.lazy)), #"<img loading="lazy">"#),
    Row(video(.loading(.lazy)), #"<video loading="lazy"></video>"#),
    Row(link(.type("text/css")), #"<link type="text/css">"#),
    Row(source(.media("print")), #"<source media="print">"#),
    Row(img(.width(1), .height(2)), #"<img width="1" height="2">"#),
    Row(img(.width(nil), .height(Int?(2))), #"<img height="2">"#),
  ]

  /// Metadata.
  static let metadata: [Row] = [
    Row(meta(.charset("utf-8")), #"<meta charset="utf-8">"#),
    Row(meta(.name(.themeColor), .content("red")), #"<meta name="theme-color" content="red">"#),
    Row(meta(.name("x"), .media("print")), #"<meta name="x" media="print">"#),
    Row(meta(.property("og:title")), #"<meta property="og:title">"#),
    Row(meta(.httpEquiv(.compatible)), #"<meta http-equiv="x-ua-compatible">"#),
    Row(meta(.httpEquiv("origin-trial")), #"<meta http-equiv="origin-trial">"#),
    Row(link(.as(.font)), #"<link as="font">"#),
    Row(link(.disabled), "<link disabled>"),
    Row(link(.color("red")), #"<link color="red">"#),
    Row(link(.sizes("any")), #"<link sizes="any">"#),
    Row(link(.imagesrcset("/a 1x, /b 2x")), #"<link imagesrcset="/a 1x, /b 2x">"#),
    Row(link(.imagesrcset([SourceCandidate("/a")])), #"<link imagesrcset="/a">"#),
    Row(link(.imagesizes("50vw")), #"<link imagesizes="50vw">"#),
  ]

  /// Scripts and stylesheets.
  static let scripts: [Row] = [
    Row(script(.src("/x.js"), .defer), #"<script src="/x.js" defer></script>"#),
    Row(script(.async, .nomodule), "<script async nomodule></script>"),
    Row(script(.type(.module)), #"<script type="module"></script>"#),
    Row(script(.type("text/plain")), #"<script type="text/plain"></script>"#),
    Row(script(.crossorigin(.anonymous)), #"<script crossorigin="anonymous"></script>"#),
    Row(script(.integrity("x"), .blocking(.render)), #"<script integrity="x" blocking="render"></script>"#),
    Row(script(.fetchpriority(.low)), #"<script fetchpriority="low"></script>"#),
    Row(script(.referrerpolicy(.origin)), #"<script referrerpolicy="origin"></script>"#),
    Row(style(css: "", .media("print")), #"<style media="print"></style>"#),
    Row(style(css: "", .blocking(.render)), #"<style blocking="render"></style>"#),
    Row(template(.shadowrootmode(.closed)), #"<template shadowrootmode="closed"></template>"#),
    Row(template(.shadowrootdelegatesfocus), "<template shadowrootdelegatesfocus></template>"),
    Row(template(.shadowrootclonable), "<template shadowrootclonable></template>"),
    Row(template(.shadowrootserializable), "<template shadowrootserializable></template>"),
    Row(
      template(.shadowrootcustomelementregistry), "<template shadowrootcustomelementregistry></template>"),
    Row(template(.shadowrootslotassignment(.manual)), #"<template shadowrootslotassignment="manual"></template>"#),
    Row(template(.for("x")), #"<template for="x"></template>"#),
  ]

  /// Images.
  static let images: [Row] = [
    Row(img(.alt("x")), #"<img alt="x">"#),
    Row(area(.alt("x")), #"<area alt="x">"#),
    Row(img(.srcset("/a 1x, /b 2x")), #"<img srcset="/a 1x, /b 2x">"#),
    Row(source(.srcset("/a")), #"<source srcset="/a">"#),
    Row(img(.sizes("50vw")), #"<img sizes="50vw">"#),
    Row(img(.decoding(.async)), #"<img decoding="async">"#),
    Row(img(.usemap("#x")), ##"<img usemap="#x">"##),
    Row(img(.ismap), "<img ismap>"),
    Row(img(.controls), "<img controls>"),
    Row(area(.shape(.default)), #"<area shape="default">"#),
    Row(area(.coords([1, 2, 3])), #"<area coords="1,2,3">"#),
    Row(area(.coords("1,2,3")), #"<area coords="1,2,3">"#),
    Row(canvas(.width(1)), #"<canvas width="1"></canvas>"#),
  ]

  /// Video and audio.
  static let playback: [Row] = [
    Row(video(.controls, .autoplay, .loop, .muted), "<video controls autoplay loop muted></video>"),
    Row(audio(.preload(.none)), #"<audio preload="none"></audio>"#),
    Row(video(.poster("/a.png")), #"<video poster="/a.png"></video>"#),
    Row(video(.playsinline), "<video playsinline></video>"),
    Row(source(.src("/a"), .type("video/webm")), #"<source src="/a" type="video/webm">"#),
    Row(track(.kind(.captions)), #"<track kind="captions">"#),
    Row(track(.srclang("de"), .label("Deutsch"), .default), #"<track srclang="de" label="Deutsch" default>"#),
  ]

  /// Frames.
  static let frames: [Row] = [
    Row(iframe(.srcdoc(RawHTML("<p>\"x\""))), #"<iframe srcdoc="&lt;p&gt;&quot;x&quot;"></iframe>"#),
    Row(iframe(.sandbox), "<iframe sandbox></iframe>"),
    Row(iframe(.sandbox()), #"<iframe sandbox=""></iframe>"#),
    Row(iframe(.sandbox(.scripts, .forms)), #"<iframe sandbox="allow-scripts allow-forms"></iframe>"#),
    Row(iframe(.allow("fullscreen"), .allowfullscreen), #"<iframe allow="fullscreen" allowfullscreen></iframe>"#),
    Row(iframe(.name("x")), #"<iframe name="x"></iframe>"#),
    Row(object(.data("/x"), .type("text/html")), #"<object data="/x" type="text/html"></object>"#),
    Row(embed(.src("/x"), .width(1)), #"<embed src="/x" width="1">"#),
  ]
}
